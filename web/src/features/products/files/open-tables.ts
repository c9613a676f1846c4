import { withoutGuard } from '@vendaclara/core/csv'
import {
  type FileRow,
  guessCostList,
  type ProductSheet,
  type ProductTable,
  productRowsSearched,
  recognizeProductFile,
} from '@vendaclara/core/products'
import { FileRefused } from '../../../files/file-refused.ts'
import { openSheets } from '../../../files/open-sheets.ts'
import { asSeen, type OpenSheet } from '../../../files/open-workbook.ts'
import { mostColumns, mostFileBytes, type Refusal } from './refusal.ts'

const mebibyte = 1024 * 1024
const limits = {
  fileBytes: mostFileBytes,
  partBytes: 200 * mebibyte,
  textBytes: 64 * mebibyte,
  rowBytes: mebibyte,
  sheets: 50,
  headColumns: mostColumns,
}
const csv = {
  limits: { bytes: mostFileBytes, columns: mostColumns, rows: 200_000 },
  countKnown: (head: ProductSheet['rows']) => countKnown([{ name: '', rows: head }]),
}
const recognised = 1000

/** The first rows of each sheet, and how to read the rows of its tables. */
export interface OpenTables {
  readonly heads: readonly ProductSheet[]
  readonly read: (table: ProductTable) => Promise<readonly FileRow[]>
}

/** The tables of a file. Its bytes decide, not its name. Throws a FileRefused. */
export async function openTables(file: Blob): Promise<OpenTables> {
  const sheets = await openSheets(file, { limits, csv })
  const heads: ProductSheet[] = []
  for (const sheet of sheets) {
    const rows = await sheet.firstRows(productRowsSearched)
    heads.push({ name: sheet.name, rows: rows.map((cells) => cells.map((cell) => asWritten(cell, sheet))) })
  }
  return { heads, read: (table) => readRows(sheets[table.sheet] as OpenSheet, table) }
}

async function readRows(sheet: OpenSheet, { columns, firstRow }: ProductTable): Promise<readonly FileRow[]> {
  const rows: FileRow[] = []
  await sheet.read({
    columns,
    firstRow,
    onRow: (row) => {
      if (row.isCut) throw new FileRefused({ kind: 'damaged' })
      if (row.surplus?.some((cell) => cell.trim() !== '')) {
        throw new FileRefused({ kind: 'wide-row', row: row.number } satisfies Refusal)
      }
      const cells = row.cells.map((cell, place) => asSeen(asWritten(cell, sheet), row, place) ?? null)
      if (cells.some((cell) => cell !== null && cell !== '')) rows.push({ number: row.number, cells })
    },
  })
  return rows
}

/** Removes the apostrophe that prevents a text of a .csv from being a formula. */
function asWritten<Cell>(cell: Cell, { isCsv }: OpenSheet): Cell | string {
  return isCsv && typeof cell === 'string' ? withoutGuard(cell) : cell
}

/** How many columns a separator gives that are known. A file that is recognised beats any list. */
function countKnown(heads: readonly ProductSheet[]): number {
  try {
    if (recognizeProductFile(heads)) return recognised
  } catch {
    return recognised
  }
  return Object.keys(guessCostList(heads).columns).length
}
