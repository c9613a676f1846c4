import type { Cell } from '../cell.ts'

/** One row of a sheet. The same object is used for every row, so copy what you want to keep. */
export interface Row {
  /** Its number in the sheet, from 1. Numbers can have gaps, because a file may leave out empty rows. */
  readonly number: number
  /** The values in the order of the requested columns. The array is reused for the next row. */
  readonly cells: readonly Cell[]
  /** The number format of a cell, by its index in `cells`: 'General', '0.00%', … */
  formatOf(place: number): string
}
