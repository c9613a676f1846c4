import {
  type Cell,
  ClosingProblem,
  knownColumns,
  knownFile,
  type LocatedFile,
  mostRowsSearched,
  type Sheet,
  type TableRows,
} from '@vendaclara/core/closing'
import { FileRefused } from '../../../../files/file-refused.ts'
import { openSheets } from '../../../../files/open-sheets.ts'
import { asSeen, type OpenSheet } from '../../../../files/open-workbook.ts'
import { takesText } from './chosen-files.ts'
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
    csv: { countKnown: knownColumns },
  })
  const isText = sheets.some(({ isCsv }) => isCsv)
  if (isText && !takesCsv) throw await refusedText(sheets)
  const heads = await headsOf(sheets)
  if (heads.every(({ rows }) => rows.length === 0)) throw new FileRefused({ kind: 'empty' })
  const located = locate(heads)
  const rowsOfTables: TableRows[] = []
  let before = 0
  for (const { sheet: index, row, columns } of located.tables) {
    const sheet = sheets[index]
    if (!sheet) throw new RangeError(`no sheet ${index}`)
    const rows: Cell[][] = []
    const lines: number[] = []
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
        lines.push(number)
      },
      onProgress,
    })
    before += rows.length
    rowsOfTables.push({ rows, lines })
  }
  return located.read(rowsOfTables)
}

async function headsOf(sheets: readonly OpenSheet[]): Promise<Sheet[]> {
  const heads: Sheet[] = []
  for (const sheet of sheets) {
    const { name, isHidden } = sheet
    heads.push({ name, isHidden, rows: await sheet.firstRows(mostRowsSearched) })
  }
  return heads
}

/** Why a text is refused where only workbooks are wanted. A known export that is a text is told by its name. */
async function refusedText(sheets: readonly OpenSheet[]): Promise<Error> {
  try {
    const known = knownFile(await headsOf(sheets))
    const isOwnForm = known?.kind === 'other-report' || (known && takesText(known.marketplace, known.file))
    if (known && isOwnForm) return new ClosingProblem(known)
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
  }
  return new FileRefused({ kind: 'disguised', as: 'text' })
}
