import { type Cell, rowsSearched, type Sheet, type TablePlace } from '@vendaclara/core/closing'
import { openWorkbook, SpreadsheetProblem } from '@vendaclara/spreadsheet'
import { FileRefused } from './file-refused.ts'
import { refusalOf } from './refusal-of.ts'

// The first rows of all sheets are at hand at once; reports have some seventy columns.
const mostHeadColumns = 1000

/**
 * Reads the table that `locate` finds in the first rows of the sheets of an .xlsx: its header and its rows, of the wanted
 * columns only; `onRows` is told how many rows there were so far. Throws a FileRefused for anything else, and what `locate` throws.
 */
export async function readReport(
  file: Blob,
  locate: (heads: readonly Sheet[]) => TablePlace,
  onRows?: (rows: number) => void,
): Promise<readonly [Sheet]> {
  try {
    return [await readTable(file, locate, onRows)]
  } catch (error) {
    throw error instanceof SpreadsheetProblem ? new FileRefused(refusalOf(error.reason), error) : error
  }
}

async function readTable(
  file: Blob,
  locate: (heads: readonly Sheet[]) => TablePlace,
  onRows?: (rows: number) => void,
): Promise<Sheet> {
  const { sheets } = await openWorkbook(file, { limits: { headColumns: mostHeadColumns } })
  const heads: Sheet[] = []
  for (const sheet of sheets) heads.push({ name: sheet.name, rows: await sheet.firstRows(rowsSearched) })
  if (heads.every(({ rows }) => rows.length === 0)) throw new FileRefused({ kind: 'empty-workbook' })
  const { sheet: index, row, columns } = locate(heads)
  const sheet = sheets[index]
  if (!sheet) throw new RangeError(`no sheet ${index}`)
  const header = heads[index]?.rows[row] ?? []
  const rows: Cell[][] = [columns.map((column) => header[column] ?? null)]
  const onProgress = onRows && (({ rows: read }: { rows: number }) => onRows(read))
  await sheet.read({ columns, firstRow: row + 2, onRow: ({ cells }) => rows.push(cells.slice()), onProgress })
  return { name: sheet.name, rows }
}
