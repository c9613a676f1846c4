/** What a cell of a workbook holds; null where it is empty. Dates are read as UTC, as workbooks have no time zone. */
export type Cell = string | number | boolean | Date | null

/** One sheet of a workbook: its rows from the first on, blank ones included. */
export interface Sheet {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
}

/** Whether a cell says nothing: empty, blank, or the '-' that the exports write for 'none'. */
export function isMissing(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || /^\s*-?\s*$/.test(String(cell))
}

/** The text of a cell without the blanks around it; '' when it is missing. */
export function textOf(cell: Cell | undefined): string {
  return isMissing(cell) ? '' : String(cell).trim()
}
