import { isNone } from '../../../money/index.ts'

/** The content of a cell; null if it is empty. */
export type Cell = string | number | boolean | Date | null

/** A sheet, or the table of a .csv, by its first rows or as a whole. */
export interface ProductSheet {
  readonly name: string
  readonly rows: readonly (readonly Cell[])[]
}

/** A row of a file: its number as a spreadsheet program counts, and the cells of the columns that were asked for. */
export interface FileRow {
  readonly number: number
  readonly cells: readonly Cell[]
}

const wrapped = /^="([^"]*)"$/

/** The trimmed text of a cell, without the ="…" that keeps programs from making a number of it; '' if it says nothing. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  const text = String(cell).trim()
  const bare = (wrapped.exec(text)?.[1] ?? text).replace(/^'/, '').trim()
  return isNone(bare, 'figure') ? '' : bare
}

/** The name of a column for comparing: without accents, case, units of money and signs between words. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\(?r\$\)?/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const scientific = /^\d+(?:[.,]\d+)?e[+-]?\d+$/i
/** Digits of a number that a spreadsheet program keeps. */
const exactDigits = 15

/** Whether a spreadsheet program has certainly dropped digits of a code: '7,89E+12', or a number of more than 15 digits. */
export function isCut(cell: Cell | undefined): boolean {
  if (typeof cell === 'number') return Math.abs(cell) >= 10 ** exactDigits
  return typeof cell === 'string' && scientific.test(cellText(cell))
}

/** Whether a long id may have been cut: all of its digits after the 15th are 0. Of ids that were not, one in ten or fewer looks so. */
export function mayBeCut(id: string): boolean {
  return id.length > exactDigits && /^\d+$/.test(id) && /^0+$/.test(id.slice(exactDigits))
}
