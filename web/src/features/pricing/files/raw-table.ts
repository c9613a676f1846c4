import { texts as words } from '../pricing-texts.ts'

/** A cell as in its file. A percentage of a workbook is the text that people see: '20%'. */
export type RawCell = string | number | boolean | Date | null | undefined

/** A row that was read: its number in the file, from 1, and the cells of the requested columns. */
export interface RawRow {
  readonly number: number
  readonly cells: readonly RawCell[]
  /** Whether it has more cells than the header, as happens if a decimal comma is also the separator. */
  readonly isTooWide: boolean
}

export interface RawTable {
  /** The name of the sheet or of the .csv. */
  readonly name: string
  readonly isHidden: boolean
  /** Its first rows, complete, to look for the header in. */
  readonly head: readonly (readonly RawCell[])[]
  /**
   * The rows below row `headerRow` (from 1) in which one of the columns (from 0) is not blank, with the cells of these
   * columns in this sequence. Throws a FileRefused if there are more rows than can be imported; with `isSample` the
   * surplus is left out.
   */
  readonly read: (
    headerRow: number,
    columns: readonly number[],
    options?: { readonly isSample?: boolean },
  ) => Promise<readonly RawRow[]>
}

/** How many of the first rows of a table are searched for its header. */
export const rowsSearched = 20

const longestText = 1000

/**
 * The text of a cell, trimmed; '' if it is empty. Only the beginning of a text that is too long for any of our fields.
 */
export function cellText(cell: RawCell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateFormat.format(cell)
  if (typeof cell === 'number') return numberFormat.format(cell)
  if (typeof cell === 'boolean') return (cell ? words.yes : words.no).toLowerCase()
  return cell.slice(0, longestText).replace(/\s+/g, ' ').trim()
}

/** A header for comparisons, without case, accents and its unit. */
export function plainHeader(header: string): string {
  return header
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\((%|r\$|kg|sim\/nao)\)/g, '')
    .replace(/[_*:\s]+/g, ' ')
    .trim()
}

const dateFormat = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeZone: 'UTC' })
const numberFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6, useGrouping: false })
