import { isNone } from '../../money/index.ts'
import { type Cell, textOf } from './sheet.ts'

export const scientific = /^\d+(?:[.,]\d+e[+-]?\d+|e[+-]\d+)$/i
const invisible = /[\u200b-\u200d\u2060\ufeff]/g
/** True for nearly all numbers. */
const isPlain = /^[\w-]+$/
const isWord = /^\w+$/
const around = /^=?["'#]+|["']+$/g
const wholeWithDecimals = /^(\w+)[.,]0+$/
const inThrees = /^\d{1,3}(?:[.,]\d{3})+$/
const betweenWords = /[\s()[\],;:/]+/
/** A spreadsheet program keeps fifteen digits of a number. */
export const mostOfNumber = 1e15

/** A number as its export wrote it, without the quotes, '#' and invisible characters that people and programs add. */
export function bareNumber(text: string): string {
  if (isPlain.test(text)) return text
  return text.normalize('NFKC').replace(invisible, '').trim().replace(around, '').trim()
}

/**
 * The id in a text that matches `shape`. The id may be in lower case, contain blanks, begin with zeros, have decimals or
 * thousands marks, or be between other words. Undefined if there is none or more than one.
 */
export function idIn(text: string, shape: RegExp): string | undefined {
  const bare = bareNumber(text).toUpperCase()
  const written = [
    bare,
    bare.replace(/\s/g, ''),
    wholeWithDecimals.exec(bare)?.[1] ?? '',
    bare.replace(/^0+/, ''),
  ]
  if (inThrees.test(bare)) written.push(bare.replace(/[.,]/g, ''))
  const whole = written.find((one) => shape.test(one))
  if (whole !== undefined) return whole
  const [word, ...others] = new Set(bare.split(betweenWords).filter((one) => shape.test(one)))
  return others.length === 0 ? word : undefined
}

/** The id in a cell that matches `shape`, also between other text; '' if there is none. */
export function idOfShape(cell: Cell | undefined, shape: RegExp): string {
  if (typeof cell === 'string' && shape.test(cell)) return cell
  const text =
    typeof cell === 'string'
      ? idIn(cell, shape)
      : isRounded(cell)
        ? ''
        : wholeNumber(cell, Number.MAX_SAFE_INTEGER)
  return text !== undefined && shape.test(text) ? text : ''
}

/**
 * The number of an operation, a fee or an invoice; some workbooks have it as a number and others as text, in groups of
 * digits or not. '' if there is none, or if a spreadsheet program dropped its last digits.
 */
export function numberOf(cell: Cell | undefined): string {
  if (typeof cell === 'string' && isWord.test(cell) && !isNone(cell, 'exception')) return cell.toUpperCase()
  if (isRounded(cell)) return ''
  const text = isNone(cell, 'exception') ? '' : bareNumber(textOf(cell)).replace(/(?<=\d)\s(?=\d)/g, '')
  const bare = inThrees.test(text) ? text.replace(/[.,]/g, '') : text.replace(/[.,]0+$/, '')
  return scientific.test(bare) ? '' : bare.toUpperCase()
}

/** Whether a spreadsheet program that keeps fifteen digits may have replaced the last ones by 0. */
function isRounded(cell: Cell | undefined): boolean {
  return typeof cell === 'number' && cell >= mostOfNumber && cell % 10 === 0
}

/** The digits of a whole number from 0 up to below `most`; undefined for anything else. */
export function wholeNumber(cell: Cell | undefined, most: number): string | undefined {
  const isWhole = typeof cell === 'number' && Number.isInteger(cell) && cell >= 0 && cell < most
  return isWhole ? String(cell) : undefined
}
