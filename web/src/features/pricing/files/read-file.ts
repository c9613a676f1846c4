import { mostImportedListings } from '@vendaclara/contract/pricing'
import { withoutGuard } from '@vendaclara/core/csv'
import { FileRefused } from '../../../files/file-refused.ts'
import { openSheets } from '../../../files/open-sheets.ts'
import { asSeen, type OpenSheet, type SheetRow } from '../../../files/open-workbook.ts'
import { findHeader } from './find-header.ts'
import { cellText, type RawCell, type RawRow, type RawTable, rowsSearched } from './raw-table.ts'
import { mostColumns, mostCsvRows, mostFileBytes } from './refusal.ts'

const mebibyte = 1024 * 1024
const limits = {
  fileBytes: mostFileBytes,
  partBytes: 200 * mebibyte,
  textBytes: 64 * mebibyte,
  rowBytes: mebibyte,
  sheets: 100,
  headColumns: mostColumns,
}
const csv = {
  limits: { bytes: mostFileBytes, columns: mostColumns, rows: mostCsvRows },
  // If several separators give the same number of known names, the one that splits all rows evenly is used.
  countKnown: (head: RawTable['head']) => (findHeader({ head })?.known ?? 0) + evenness(head),
}

/** The share of rows that have the most common number of cells, from 0 to less than 1. */
function evenness(head: RawTable['head']): number {
  const widths = head.filter((row) => row.some((cell) => cellText(cell) !== '')).map(({ length }) => length)
  const alike = widths.map((width) => (width > 1 ? widths.filter((other) => other === width).length : 0))
  return Math.max(0, ...alike) / (widths.length + 1)
}

/** The tables of a file. Its bytes decide, not its name. Throws a FileRefused. */
export async function readFile(file: Blob): Promise<RawTable[]> {
  const sheets = await openSheets(file, { limits, csv })
  const tables: RawTable[] = []
  for (const sheet of sheets) {
    const head = await sheet.firstRows(rowsSearched)
    tables.push({
      name: sheet.name,
      isHidden: sheet.isHidden,
      head: head.map((cells) => cells.map((cell) => asWritten(cell, sheet))),
      read: (headerRow, columns, { isSample = false } = {}) =>
        readRows(sheet, { headerRow, columns, isSample }),
    })
  }
  return tables
}

interface RowsToRead {
  readonly headerRow: number
  readonly columns: readonly number[]
  readonly isSample: boolean
}

async function readRows(sheet: OpenSheet, { headerRow, columns, isSample }: RowsToRead): Promise<RawRow[]> {
  const rows: RawRow[] = []
  let lines = 0
  const onRow = (row: SheetRow) => {
    const { number, surplus = [] } = row
    const isTooWide = surplus.some((cell) => cell.trim() !== '')
    if (!isTooWide && row.cells.every((cell) => cellText(cell) === '')) return
    lines += 1
    if (lines > mostImportedListings) return
    const cells = row.cells.map((cell, place) => asSeen(asWritten(cell, sheet), row, place))
    rows.push({ number, cells, isTooWide })
  }
  await sheet.read({ columns, firstRow: headerRow + 1, onRow })
  if (lines > mostImportedListings && !isSample) throw new FileRefused({ kind: 'too-many-lines', lines })
  return rows
}

/** Removes the apostrophe that prevents a text of a .csv from being a formula. */
function asWritten(cell: RawCell, { isCsv }: OpenSheet): RawCell {
  return isCsv && typeof cell === 'string' ? withoutGuard(cell) : cell
}
