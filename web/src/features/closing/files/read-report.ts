import {
  type Cell,
  ClosingProblem,
  type LocatedFile,
  mostRowsSearched,
  type Row,
  type Sheet,
} from '@vendaclara/core/closing'
import { FileRefused } from '../../../files/file-refused.ts'
import { openSheets } from '../../../files/open-sheets.ts'
import { asSeen } from '../../../files/open-workbook.ts'
import type { Refusal } from './refusal.ts'

// The first rows of all sheets are in memory together; reports have about seventy columns.
const mostHeadColumns = 1000

/** How a file is located in the first rows of a workbook's sheets, and read; both may throw a ClosingProblem. */
export type Locate<Content> = (heads: readonly Sheet[]) => LocatedFile<Content>

interface ReadingOptions {
  /** Whether a .csv is accepted too. */
  readonly takesCsv: boolean
  /** Called with the number of rows read so far. */
  readonly onRows?: ((rows: number) => void) | undefined
  /** Aborting it ends the reading at the next row. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Reads what `locate` finds in an .xlsx or a .csv, and only the columns it names.
 *
 * @throws FileRefused for any other file, what `locate` throws, and the signal's reason
 */
export async function readReport<Content>(
  file: Blob,
  locate: Locate<Content>,
  { takesCsv, onRows, signal }: ReadingOptions,
): Promise<Content> {
  const sheets = await openSheets(file, {
    limits: { headColumns: mostHeadColumns },
    csv: takesCsv ? { countKnown: (rows) => countKnown(rows, locate) } : undefined,
  })
  const heads: Sheet[] = []
  for (const sheet of sheets) {
    heads.push({
      name: sheet.name,
      isHidden: sheet.isHidden,
      rows: await sheet.firstRows(mostRowsSearched),
    })
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
      onRow: (read) => {
        signal?.throwIfAborted()
        const { number, cells, surplus, isCut } = read
        // Blank cells count, too: the last columns of a report are often blank.
        if (surplus && surplus.length > 0)
          throw new FileRefused({ kind: 'wide-row', row: number } satisfies Refusal)
        if (isCut) throw new FileRefused({ kind: 'damaged' })
        // A copy keeps the inner kind of array, which `map` changes once it is compiled: code for rows would be compiled twice.
        const row = cells.slice()
        for (const [place, cell] of cells.entries())
          if (typeof cell === 'number') row[place] = asSeen(cell, read, place)
        rows.push(row)
      },
      onProgress,
    })
    before += rows.length
    rowsOfTables.push(rows)
  }
  return located.read(rowsOfTables)
}

/** How many known columns a table has; 1 if it has only some of them and cannot be read. */
function countKnown(rows: readonly Row[], locate: Locate<unknown>): number {
  try {
    return locate([{ name: '', rows }]).tables[0]?.columns.length ?? 0
  } catch (error) {
    if (!(error instanceof ClosingProblem)) throw error
    return error.fault.kind === 'unknown' ? 0 : 1
  }
}
