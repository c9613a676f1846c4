import type { Format } from './format.ts'
import type { Row } from './sheet.ts'

/** A file as it was found in a workbook: the rows of all its sheets, and the position of each wanted column in them. */
export interface Table {
  readonly format: Format
  /** The names of its sheets, joined by commas. */
  readonly sheet: string
  readonly hiddenSheets: readonly string[]
  /** Columns that some of its sheets lack or name differently. */
  readonly partlyThere: readonly string[]
  readonly rows: readonly Row[]
  /** The number of each of `rows` in its sheet, from 1. */
  readonly lines: readonly number[]
  readonly position: Readonly<Partial<Record<string, number>>>
  /** The file's own names for its columns. */
  readonly label: Readonly<Partial<Record<string, string>>>
}
