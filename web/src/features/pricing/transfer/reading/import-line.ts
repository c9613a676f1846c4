import type { Listing } from '../../listing/listing.ts'
import type { ColumnKey } from '../columns.ts'

/** One line of a file: the listing it makes, and what stands in the way of importing it. */
export interface ImportLine {
  /** Where the line stands in its file, as a spreadsheet program counts. */
  readonly number: number
  /** What was understood; the default wherever nothing was written, or nothing that can be used. */
  readonly listing: Listing
  /** Of it, what the file says. */
  readonly given: Partial<Listing>
  /** The code that our own export gives each listing. */
  readonly code: string | undefined
  /** What is written in each cell that is not empty. */
  readonly written: Readonly<Partial<Record<ColumnKey, string>>>
  /** Why a cell cannot be used, or the line as a whole, in words. None: the line is ready. */
  readonly problems: Readonly<Partial<Record<ColumnKey | 'line', string>>>
}

export interface ImportLines {
  readonly lines: readonly ImportLine[]
  /** Columns of the file that mean nothing to us. */
  readonly unknownColumns: readonly string[]
}

export function isReady(line: ImportLine): boolean {
  return Object.keys(line.problems).length === 0
}
