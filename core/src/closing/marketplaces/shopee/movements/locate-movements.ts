import { warnOfSheets } from '../../../files/assemble-files.ts'
import {
  type MovementFile,
  type MovementLine,
  type MovementSource,
  numberLines,
} from '../../../files/movement.ts'
import { type OthersThan, shareOfHeader } from '../../../reading/find-headers.ts'
import type { Layout } from '../../../reading/layout.ts'
import { type LocatedFile, locateFile, type Table } from '../../../reading/locate-file.ts'
import { ReadingProblems } from '../../../reading/reading-problems.ts'
import type { Sheet } from '../../../reading/sheet.ts'
import { advancesLayout, affiliatesLayout, returnsLayout, walletLayout } from './columns.ts'
import { readAdvances } from './read-advances.ts'
import { readAffiliates } from './read-affiliates.ts'
import { readReturns } from './read-returns.ts'
import { readWallet } from './read-wallet.ts'

interface Kind {
  readonly layout: Layout<string>
  locate(heads: readonly Sheet[], othersThan: OthersThan): LocatedFile<MovementFile>
}

const kinds: readonly Kind[] = [
  kindOf('wallet', { layout: walletLayout, missed: ['text'] }, readWallet),
  kindOf('advances', { layout: advancesLayout, missed: [] }, readAdvances),
  kindOf('returns', { layout: returnsLayout, missed: ['requestedAt', 'compensation'] }, readReturns),
  kindOf('affiliates', { layout: affiliatesLayout, missed: ['verified'] }, readAffiliates),
]

/**
 * Locates 'Carteira', 'Shopee Acelera', 'Devoluções' or 'Afiliados' by their columns. Source: descriptions of real
 * files of July 2026; no original was seen (docs/decisions/0027-movements.md).
 *
 * @throws ClosingProblem for any other file, and for one that would be read wrongly
 */
export function locateMovements(heads: readonly Sheet[], othersThan: OthersThan): LocatedFile<MovementFile> {
  const shares = kinds.map((kind) => ({ kind, share: shareOfHeader(heads, kind.layout) }))
  const [best] = shares.toSorted((one, other) => other.share - one.share)
  if (!best) throw new RangeError('no kinds')
  return best.kind.locate(heads, othersThan)
}

/** `missed` are columns without which a file is read, but its lines say less. */
function kindOf<Name extends string>(
  source: MovementSource,
  { layout, missed }: { readonly layout: Layout<Name>; readonly missed: readonly NoInfer<Name>[] },
  read: (table: Table<Name>, problems: ReadingProblems) => readonly MovementLine[],
): Kind {
  return {
    layout,
    locate: (heads, othersThan) =>
      locateFile(heads, { layout, others: othersThan(layout) }, (table) => {
        const problems = new ReadingProblems()
        warnOfSheets(table, problems)
        for (const name of missed) {
          if (table.position[name] !== undefined) continue
          problems.warn('without-columns', { column: layout.columns[name][0] })
        }
        const lines = read(table, problems)
        problems.throwFault()
        return { source, lines: numberLines(source, lines), warnings: problems.warnings() }
      }),
  }
}
