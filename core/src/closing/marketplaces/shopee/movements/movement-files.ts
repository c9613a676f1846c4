import { type FileKind, fileKind } from '../../../files/file-kind.ts'
import {
  type MovementFile,
  type MovementLine,
  type MovementSource,
  numberLines,
} from '../../../files/movement.ts'
import type { FileRows } from '../../../reading/file-rows.ts'
import type { Columns, Format } from '../../../reading/format.ts'
import { advancesFormat, affiliatesFormat, returnsFormat, walletFormat } from './columns.ts'
import { readAdvances } from './read-advances.ts'
import { readAffiliates } from './read-affiliates.ts'
import { readReturns } from './read-returns.ts'
import { readWallet } from './read-wallet.ts'

/**
 * 'Carteira', 'Shopee Acelera', 'Devoluções' and 'Afiliados'. Source: descriptions of real files of July 2026; no
 * original was seen (docs/decisions/0027-movements.md).
 */
export const movementFiles: readonly FileKind<MovementFile>[] = [
  movementFile('wallet', walletFormat, readWallet),
  movementFile('advances', advancesFormat, readAdvances),
  movementFile('returns', returnsFormat, readReturns),
  movementFile('affiliates', affiliatesFormat, readAffiliates),
]

function movementFile<C extends Columns>(
  source: MovementSource,
  format: Format<C>,
  read: (file: FileRows<C>) => readonly MovementLine[],
): FileKind<MovementFile> {
  return fileKind(
    format,
    (file) => {
      const lines = read(file)
      file.problems.throwFault()
      return { source, lines: numberLines(source, lines), warnings: file.problems.warnings() }
    },
    `shopee-${source}`,
  )
}
