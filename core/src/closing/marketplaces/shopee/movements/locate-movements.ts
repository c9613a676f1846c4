import { shareOfHeader } from '../../../reading/find-headers.ts'
import type { Layout } from '../../../reading/layout.ts'
import { type LocatedFile, locateFile, type Table } from '../../../reading/locate-file.ts'
import { ReadingProblems } from '../../../reading/reading-problems.ts'
import type { Sheet } from '../../../reading/sheet.ts'
import { othersThan } from '../../known-files.ts'
import {
  type MovementFile,
  type MovementLine,
  type MovementSource,
  numberLines,
} from '../../movements/movement.ts'
import { advancesLayout, affiliatesLayout, returnsLayout, walletLayout } from './columns.ts'
import { readAdvances } from './read-advances.ts'
import { readAffiliates } from './read-affiliates.ts'
import { readReturns } from './read-returns.ts'
import { readWallet } from './read-wallet.ts'

interface Kind {
  readonly layout: Layout<string>
  locate(heads: readonly Sheet[]): LocatedFile<MovementFile>
}

const kinds: readonly Kind[] = [
  kindOf('wallet', walletLayout, readWallet),
  kindOf('advances', advancesLayout, readAdvances),
  kindOf('returns', returnsLayout, readReturns),
  kindOf('affiliates', affiliatesLayout, readAffiliates),
]

/**
 * Locates 'Carteira', 'Shopee Acelera', 'Devoluções' or 'Afiliados' by their columns. Source: descriptions of real
 * files of July 2026; no original was seen (docs/decisions/0027-movements.md).
 *
 * @throws ClosingProblem for any other file, and for one that would be read wrongly
 */
export function locateMovements(heads: readonly Sheet[]): LocatedFile<MovementFile> {
  const shares = kinds.map((kind) => ({ kind, share: shareOfHeader(heads, kind.layout) }))
  const [best] = shares.toSorted((one, other) => other.share - one.share)
  if (!best) throw new RangeError('no kinds')
  return best.kind.locate(heads)
}

function kindOf<Name extends string>(
  source: MovementSource,
  layout: Layout<Name>,
  read: (table: Table<Name>, problems: ReadingProblems) => readonly MovementLine[],
): Kind {
  return {
    layout,
    locate: (heads) =>
      locateFile(heads, { layout, others: othersThan(layout) }, (table) => {
        const problems = new ReadingProblems()
        for (const sheet of table.hiddenSheets) problems.warn('hidden-sheets', { column: sheet })
        const lines = read(table, problems)
        problems.throwFault()
        return { source, lines: numberLines(source, lines), warnings: problems.warnings() }
      }),
  }
}
