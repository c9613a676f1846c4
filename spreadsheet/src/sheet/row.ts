import type { Cell } from '../cell.ts'

/** One row as it is read. It is the same object for each row: take out what is to be kept. */
export interface Row {
  /** Where it stands in the sheet, from 1; rows without any cell may be left out by the file. */
  readonly number: number
  /** The values in the order of the columns that were asked for; the array is used again for the next row. */
  readonly cells: readonly Cell[]
  /** The number format of a cell, by its place in `cells`: 'General', '0.00%', … */
  formatOf(place: number): string
}
