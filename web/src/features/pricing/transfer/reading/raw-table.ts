/** A cell as its file has it. A percentage of a workbook is the text that its reader sees: '20%'. */
export type RawCell = string | number | boolean | Date | null | undefined

/** In how many of the first rows of a table its header is looked for. */
export const rowsSearched = 20

/** The rows of one sheet, or of a CSV; the first one is line 1. */
export interface RawTable {
  readonly kind: 'sheet' | 'csv'
  readonly rows: readonly (readonly RawCell[])[]
}

/** What is written in a cell, trimmed; '' where nothing is. */
export function cellText(cell: RawCell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateFormat.format(cell)
  if (typeof cell === 'number') return numberFormat.format(cell)
  if (typeof cell === 'boolean') return cell ? 'sim' : 'não'
  return cell.replace(/\s+/g, ' ').trim()
}

const dateFormat = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' })
const numberFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6, useGrouping: false })
