import {
  type Cell,
  type LocatedFile,
  type Row,
  readSheets,
  rowsSearched,
  type Sheet,
} from '@vendaclara/core/closing'
import { FileRefused } from '../../../files/file-refused.ts'
import { openWorkbook } from '../../../files/open-workbook.ts'
import { readCsv } from '../../../files/read-csv.ts'

// The first rows of all sheets are at hand at once; reports have some seventy columns.
const mostHeadColumns = 1000

/** How a file is found in the first rows of the sheets of a workbook, and read; both may throw a ClosingProblem. */
export type Locate<Content> = (heads: readonly Sheet[]) => LocatedFile<Content>

/**
 * Reads what `locate` finds in an .xlsx or a .csv, of its tables only the columns it names; `onRows` is called with how many rows there were
 * so far. Throws a FileRefused for anything else, and what `locate` throws.
 */
export async function readReport<Content>(
  file: File,
  locate: Locate<Content>,
  onRows?: (rows: number) => void,
): Promise<Content> {
  if (!/\.csv$/i.test(file.name)) return readWorkbook(file, locate, onRows)
  const rows = await readCsv(file)
  onRows?.(rows.length)
  return readSheets([{ name: file.name, rows }], locate)
}

async function readWorkbook<Content>(
  file: Blob,
  locate: Locate<Content>,
  onRows?: (rows: number) => void,
): Promise<Content> {
  const sheets = await openWorkbook(file, { headColumns: mostHeadColumns })
  const heads: Sheet[] = []
  for (const sheet of sheets) {
    heads.push({ name: sheet.name, isHidden: sheet.isHidden, rows: await sheet.firstRows(rowsSearched) })
  }
  if (heads.every(({ rows }) => rows.length === 0)) throw new FileRefused({ kind: 'empty' })
  const located = locate(heads)
  const rowsOfTables: Row[][] = []
  let before = 0
  for (const { sheet: index, row, columns } of located.tables) {
    const sheet = sheets[index]
    if (!sheet) throw new RangeError(`no sheet ${index}`)
    const rows: Cell[][] = []
    const rowsBefore = before
    const onProgress = onRows && (({ rows: read }: { rows: number }) => onRows(rowsBefore + read))
    await sheet.read({
      columns,
      firstRow: row + 2,
      onRow: ({ cells }) => rows.push(cells.slice()),
      onProgress,
    })
    before += rows.length
    rowsOfTables.push(rows)
  }
  return located.read(rowsOfTables)
}
