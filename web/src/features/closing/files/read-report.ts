import { type Cell, rowsSearched, type Sheet, type TablePlace } from '@vendaclara/core/closing'
import { FileRefused } from '../../../files/file-refused.ts'
import { openWorkbook } from '../../../files/open-workbook.ts'

// The first rows of all sheets are at hand at once; reports have some seventy columns.
const mostHeadColumns = 1000

/**
 * Reads the tables that `locate` finds in the first rows of the sheets of an .xlsx: their headers and rows, of the wanted
 * columns only; `onRows` is told how many rows there were so far. Throws a FileRefused for anything else, and what `locate` throws.
 */
export async function readReport(
  file: Blob,
  locate: (heads: readonly Sheet[]) => readonly TablePlace[],
  onRows?: (rows: number) => void,
): Promise<readonly Sheet[]> {
  const sheets = await openWorkbook(file, { headColumns: mostHeadColumns })
  const heads: Sheet[] = []
  for (const sheet of sheets) {
    heads.push({ name: sheet.name, isHidden: sheet.isHidden, rows: await sheet.firstRows(rowsSearched) })
  }
  if (heads.every(({ rows }) => rows.length === 0)) throw new FileRefused({ kind: 'empty' })
  const tables: Sheet[] = []
  let before = 0
  for (const { sheet: index, row, columns } of locate(heads)) {
    const sheet = sheets[index]
    if (!sheet) throw new RangeError(`no sheet ${index}`)
    const header = heads[index]?.rows[row] ?? []
    const rows: Cell[][] = [columns.map((column) => header[column] ?? null)]
    const rowsBefore = before
    const onProgress = onRows && (({ rows: read }: { rows: number }) => onRows(rowsBefore + read))
    await sheet.read({
      columns,
      firstRow: row + 2,
      onRow: ({ cells }) => rows.push(cells.slice()),
      onProgress,
    })
    before += rows.length
    tables.push({ name: sheet.name, isHidden: sheet.isHidden, rows })
  }
  return tables
}
