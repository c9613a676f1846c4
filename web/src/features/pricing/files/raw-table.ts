import { texts } from './texts.ts'

/** A cell as its file has it. A percentage of a workbook is the text that its reader sees: '20%'. */
export type RawCell = string | number | boolean | Date | null | undefined

/** A row that is read: where it stands in its file, from 1, and the cells of the columns that were asked for. */
export interface RawRow {
  readonly number: number
  readonly cells: readonly RawCell[]
  /** Whether it goes on behind the header's last column, as a comma that is decimal and separates at once makes it. */
  readonly isTooWide: boolean
}

/** One sheet, or a CSV. */
export interface RawTable {
  /** Of the sheet, or of the .csv. */
  readonly name: string
  readonly isHidden: boolean
  /** Its first rows, whole, among which the header is looked for. */
  readonly head: readonly (readonly RawCell[])[]
  /**
   * The rows below row `headerRow` (from 1) in which one of the columns (from 0) is not blank, with the cells of those
   * columns in that order. Throws a FileRefused where there are more than can be imported; `isSample` leaves those out.
   */
  readonly read: (
    headerRow: number,
    columns: readonly number[],
    options?: { readonly isSample?: boolean },
  ) => Promise<readonly RawRow[]>
}

/** In how many of the first rows of a table its header is looked for. */
export const rowsSearched = 20

const longestText = 1000

/** What is written in a cell, trimmed; '' where nothing is. Of a text that no cell of ours can hold, the beginning. */
export function cellText(cell: RawCell): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return dateFormat.format(cell)
  if (typeof cell === 'number') return numberFormat.format(cell)
  if (typeof cell === 'boolean') return (cell ? texts.yes : texts.no).toLowerCase()
  return cell.slice(0, longestText).replace(/\s+/g, ' ').trim()
}

/** A header as it is compared: in any case, with or without accents, with or without its unit behind it. */
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
