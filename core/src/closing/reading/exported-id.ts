import { type Cell, isNone, textOf } from './sheet.ts'

export const scientific = /^\d+(?:[.,]\d+e[+-]?\d+|e[+-]\d+)$/i
const invisible = /[\u200b-\u200d\u2060\ufeff]/g
/** As nearly all numbers are. */
const isPlain = /^\w+$/
const around = /^=?["'#]+|["']+$/g
const wholeWithDecimals = /^(\d+)[.,]0+$/
const inThrees = /^\d{1,3}(?:[.,]\d{3})+$/
const betweenWords = /[\s()[\],;:/]+/
/** A spreadsheet program keeps fifteen digits of a number. */
export const mostOfNumber = 1e15

/** A number as its export had it, before people and programs put quotes, a '#' and characters that do not show around it. */
export function bareNumber(text: string): string {
  if (isPlain.test(text)) return text
  return text.normalize('NFKC').replace(invisible, '').trim().replace(around, '').trim()
}

/**
 * The one id of a shape that a text has: with blanks in it, in small letters, with decimals or groups of three as a program writes
 * numbers, or beside other words; undefined where it has none, or several.
 */
export function idIn(text: string, shape: RegExp): string | undefined {
  const bare = bareNumber(text).toUpperCase()
  const written = [bare, bare.replace(/\s/g, ''), wholeWithDecimals.exec(bare)?.[1] ?? '']
  if (inThrees.test(bare)) written.push(bare.replace(/[.,]/g, ''))
  const whole = written.find((one) => shape.test(one))
  if (whole !== undefined) return whole
  const [word, ...others] = new Set(bare.split(betweenWords).filter((one) => shape.test(one)))
  return others.length === 0 ? word : undefined
}

/** The id of a shape that a cell has, whatever else may stand there; '' where it has none. */
export function idOfShape(cell: Cell | undefined, shape: RegExp): string {
  if (typeof cell === 'string' && shape.test(cell)) return cell
  const text = typeof cell === 'string' ? idIn(cell, shape) : wholeNumber(cell, mostOfNumber)
  return text !== undefined && shape.test(text) ? text : ''
}

/** The number of an operation, a fee or an invoice, which one workbook has as a number and the next as text; '' where it has none or lost it. */
export function numberOf(cell: Cell | undefined): string {
  if (typeof cell === 'number' && cell >= mostOfNumber && cell % 10 === 0) return ''
  const text = isNone(cell) ? '' : bareNumber(textOf(cell)).replace(/[.,]0+$/, '')
  return scientific.test(text) ? '' : text.toUpperCase()
}

/** The digits of a number below `most`; undefined where it is no whole one. */
export function wholeNumber(cell: Cell | undefined, most: number): string | undefined {
  const isWhole = typeof cell === 'number' && Number.isInteger(cell) && cell >= 0 && cell < most
  return isWhole ? String(cell) : undefined
}
