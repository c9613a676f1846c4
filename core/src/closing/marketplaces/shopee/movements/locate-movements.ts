import {
  type MovementFile,
  type MovementLine,
  type MovementSource,
  numberLines,
} from '../../../files/movement.ts'
import type { FileRows } from '../../../reading/file-rows.ts'
import { type OthersThan, shareOfHeader } from '../../../reading/find-headers.ts'
import type { Columns, Format } from '../../../reading/format.ts'
import { type LocatedFile, locateFile } from '../../../reading/locate-file.ts'
import type { Sheet } from '../../../reading/sheet.ts'
import { advancesFormat, affiliatesFormat, returnsFormat, walletFormat } from './columns.ts'
import { readAdvances } from './read-advances.ts'
import { readAffiliates } from './read-affiliates.ts'
import { readReturns } from './read-returns.ts'
import { readWallet } from './read-wallet.ts'

interface Kind {
  readonly format: Format
  locate(heads: readonly Sheet[], othersThan: OthersThan): LocatedFile<MovementFile>
}

const kinds: readonly Kind[] = [
  kindOf('wallet', walletFormat, readWallet),
  kindOf('advances', advancesFormat, readAdvances),
  kindOf('returns', returnsFormat, readReturns),
  kindOf('affiliates', affiliatesFormat, readAffiliates),
]

/**
 * Locates 'Carteira', 'Shopee Acelera', 'Devoluções' or 'Afiliados' by their columns. Source: descriptions of real
 * files of July 2026; no original was seen (docs/decisions/0027-movements.md).
 *
 * @throws ClosingProblem for any other file, and for one that would be read wrongly
 */
export function locateMovements(heads: readonly Sheet[], othersThan: OthersThan): LocatedFile<MovementFile> {
  const shares = kinds.map((kind) => ({ kind, share: shareOfHeader(heads, kind.format) }))
  const [best] = shares.toSorted((one, other) => other.share - one.share)
  if (!best) throw new RangeError('no kinds')
  return best.kind.locate(heads, othersThan)
}

function kindOf<C extends Columns>(
  source: MovementSource,
  format: Format<C>,
  read: (file: FileRows<C>) => readonly MovementLine[],
): Kind {
  return {
    format,
    locate: (heads, othersThan) =>
      locateFile(heads, { format, others: othersThan(format) }, (file) => {
        const lines = read(file)
        file.problems.throwFault()
        return { source, lines: numberLines(source, lines), warnings: file.problems.warnings() }
      }),
  }
}
