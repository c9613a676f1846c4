import { mostImportedListings } from '@vendaclara/contract/pricing'
import { FileRefused } from '../../../files/file-refused.ts'
import { type OpenSheet, openWorkbook, type Row } from '../../../files/open-workbook.ts'
import { cellText, type RawCell, type RawRow, type RawTable, rowsSearched } from './raw-table.ts'
import { readCsv } from './read-csv.ts'
import { mostColumns, mostFileBytes } from './refusal.ts'

const mebibyte = 1024 * 1024
const limits = {
  fileBytes: mostFileBytes,
  partBytes: 200 * mebibyte,
  textBytes: 64 * mebibyte,
  rowBytes: mebibyte,
  sheets: 100,
  headColumns: mostColumns,
}

/** The tables a file may hold, whatever its name: its bytes decide. Throws a FileRefused. */
export async function readFile(file: Blob): Promise<RawTable[]> {
  if (file.size > mostFileBytes) throw new FileRefused({ kind: 'too-large' })
  try {
    return await readSheets(file)
  } catch (error) {
    const { refusal } = error instanceof FileRefused ? error : {}
    if (refusal?.kind !== 'disguised' || refusal.as !== 'text') throw error
  }
  return [readCsv(await readBytes(file))]
}

async function readSheets(file: Blob): Promise<RawTable[]> {
  const sheets = await openWorkbook(file, limits)
  const tables: RawTable[] = []
  for (const sheet of sheets) {
    const head = await sheet.firstRows(rowsSearched)
    tables.push({ head, read: (headerRow, columns) => readRows(sheet, headerRow, columns) })
  }
  return tables
}

async function readRows(sheet: OpenSheet, headerRow: number, columns: readonly number[]): Promise<RawRow[]> {
  const rows: RawRow[] = []
  let lines = 0
  const onRow = (row: Row) => {
    if (row.cells.every((cell) => cellText(cell) === '')) return
    lines += 1
    const cells = row.cells.map((cell, place) => asSeen(cell, row, place))
    if (lines <= mostImportedListings) rows.push({ number: row.number, cells, isTooWide: false })
  }
  await sheet.read({ columns, firstRow: headerRow + 1, onRow })
  if (lines > mostImportedListings) throw new FileRefused({ kind: 'too-many-lines', lines })
  return rows
}

/** A spreadsheet program keeps the 20% somebody typed as 0.2 and a number format. */
function asSeen(cell: RawCell, row: Row, place: number): RawCell {
  if (typeof cell !== 'number' || !row.formatOf(place).includes('%')) return cell
  return `${Number((cell * 100).toPrecision(12))}%`
}

async function readBytes(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    // The file was moved, deleted or is open elsewhere since it was chosen.
    throw new FileRefused({ kind: 'unavailable' }, error)
  }
}
