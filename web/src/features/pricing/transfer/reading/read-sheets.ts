import { openWorkbook, type Row, type Sheet } from '@vendaclara/spreadsheet'
import { mostFileBytes } from './most-file-bytes.ts'
import { type RawCell, type RawTable, rowsSearched } from './raw-table.ts'

const limits = { fileBytes: mostFileBytes, partBytes: 200 * 1024 * 1024 }

/** The sheets of an .xlsx, as wide as their first rows. Throws a SpreadsheetProblem for any other file. */
export async function readSheets(file: Blob): Promise<RawTable[]> {
  const { sheets } = await openWorkbook(file, { limits })
  const tables: RawTable[] = []
  for (const sheet of sheets) tables.push({ kind: 'sheet', rows: await readRows(sheet) })
  return tables
}

async function readRows(sheet: Sheet): Promise<RawCell[][]> {
  const head = await sheet.firstRows(rowsSearched)
  const width = Math.max(0, ...head.map((row) => row.length))
  const rows: RawCell[][] = []
  const onRow = (row: Row) => {
    if (row.cells.every((cell) => cell === null)) return
    while (rows.length < row.number - 1) rows.push([])
    rows.push(row.cells.map((cell, place) => asSeen(cell, row, place)))
  }
  await sheet.read({ columns: Array.from({ length: width }, (_, column) => column), onRow })
  return rows
}

/** A spreadsheet program keeps the 20% somebody typed as 0.2 and a number format. */
function asSeen(cell: RawCell, row: Row, place: number): RawCell {
  if (typeof cell !== 'number' || !row.formatOf(place).includes('%')) return cell
  return `${Number((cell * 100).toPrecision(12))}%`
}
