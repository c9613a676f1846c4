import { isNone, plainWord } from '../../money/index.ts'

/** The content of a cell; null if it is empty. Dates are in UTC, as workbooks have no time zone. */
export type Cell = string | number | boolean | Date | null

export type Row = readonly Cell[]

/** The cell of a row at the position of a column; undefined if the table has no such column. */
export function cellAt(row: Row, position: number | undefined): Cell | undefined {
  return position === undefined ? undefined : row[position]
}

/** One sheet of a workbook, with all rows from the first on, including blank ones. */
export interface Sheet {
  readonly name: string
  readonly isHidden?: boolean
  readonly rows: readonly Row[]
}

/** Whether a cell of a column that each row fills is empty, or has what programs write instead. */
export function isMissing(cell: Cell | undefined): boolean {
  return isNone(cell, 'filled')
}

/** The trimmed text of a cell; '' if it is missing. */
export function textOf(cell: Cell | undefined): string {
  return isMissing(cell) ? '' : String(cell).trim()
}

/** The text of a cell in the form in which words are compared: without accents, case and repeated blanks. */
export function wordOf(cell: Cell | undefined): string {
  return plainWord(String(cell ?? ''))
}

/** The form in which column names are compared: as {@link wordOf}, without '(R$)' and word separators. */
export function columnKey(name: string): string {
  return plainWord(name)
    .replace(/\(?r\$\)?/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
