import { readDate } from '../../calendar/index.ts'
import type { Cell } from './sheet.ts'

/** Brazil has had no daylight saving time since 2019. */
const brazilBehindUtc = 3 * 3_600_000
const withTime = / \d\d:\d\d$/
const inWords = /^(\d{1,2})(?:\s+de)?\s+([a-zç]+)\.?(?:\s+de)?\s+(\d{4})(?:,?\s+(\d{1,2}):(\d{2}))?/i
const monthWords = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']
const millisecondsPerDay = 86_400_000
const serialOfUnixEpoch = 25_569
const years = { first: 2000, last: 2100 }

/** Whether a text already has the form in which dates are read, as in most files. */
export function isAsRead(text: string): boolean {
  return (text.length === 10 || (text.length === 16 && withTime.test(text))) && readDate(text) !== null
}

/** Reads '2 de março de 2026 03:45 hs.' and '11 setembro 2026 18:31'; undefined for other texts. */
export function fromWords(text: string): string | undefined {
  const [, day, word = '', year, hour, minute] = inWords.exec(text) ?? []
  const month = monthWords.indexOf(word.slice(0, 3).toLowerCase()) + 1
  return month > 0 ? join(year, String(month), day, hour, minute) : undefined
}

/**
 * Reads a date or a date serial, without a time at midnight, as a day alone is stored; '' for other cells, undefined if
 * the year is not plausible.
 */
export function fromWorkbook(cell: Cell | undefined): string | undefined {
  if (cell instanceof Date) return fromMilliseconds(cell.getTime())?.replace(atMidnight, '')
  if (typeof cell !== 'number') return ''
  return fromMilliseconds((cell - serialOfUnixEpoch) * millisecondsPerDay)?.replace(atMidnight, '')
}

const atMidnight = ' 00:00'

function fromMilliseconds(milliseconds: number): string | undefined {
  const date = new Date(Math.round(milliseconds / 60_000) * 60_000)
  const year = date.getUTCFullYear()
  if (!(year >= years.first && year <= years.last)) return undefined
  return date.toISOString().slice(0, 16).replace('T', ' ')
}

/** Converts a time with a zone offset to Brazil; undefined if it is not valid. */
export function inBrazil(text: string): string | undefined {
  const utc = Date.parse(text.replace(' ', 'T').replace(/\s/g, ''))
  return Number.isNaN(utc) ? undefined : fromMilliseconds(utc - brazilBehindUtc)
}

/** Converts an hour with AM or PM to the 24-hour clock. */
export function inDay(hour: number, half: string): number {
  return (hour % 12) + (half.toUpperCase() === 'P' ? 12 : 0)
}

/** Joins the parts to 'YYYY-MM-DD', with the time if there is one; undefined if the calendar has no such day. */
export function join(year = '', month = '', day = '', hour?: string, minute?: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  if (readDate(date) === null && !hasDay(Number(year), Number(month) - 1, Number(day))) return undefined
  return hour === undefined ? date : `${date} ${hour.padStart(2, '0')}:${minute}`
}

function hasDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month, day))
  return date.getUTCMonth() === month && date.getUTCDate() === day
}

const dayOrMonth = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}/

/**
 * How many dates of a column may have day and month swapped. A spreadsheet program that expects the month first turns
 * '05/08/2026' into a date and leaves '25/08/2026' as text. Answers 0 if the column does not look like that.
 */
export function countSwappedDays(cells: readonly (Cell | undefined)[]): number {
  let isTextLeft = false
  let made = 0
  for (const cell of cells) {
    if (cell instanceof Date) {
      if (cell.getUTCDate() > 12) return 0
      made += 1
    } else if (typeof cell === 'string') {
      const [, first, second] = dayOrMonth.exec(cell) ?? []
      if (first === undefined) continue
      if (Number(first) <= 12 && Number(second) <= 12) return 0
      isTextLeft = true
    }
  }
  return isTextLeft ? made : 0
}
