import { type Cell, textOf } from './sheet.ts'

const isoText = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?/
const brazilianText = /^(\d{2})\/(\d{2})\/(\d{4})(?:[ T](\d{2}):(\d{2}))?/
const millisecondsPerDay = 86_400_000
const serialOfUnixEpoch = 25_569

/**
 * The moment an order was made as 'YYYY-MM-DD HH:MM' (without the time where the file has none). Text is read year
 * first, as the exports write it, or day first with slashes; numbers are workbook serials; other text stays as it is.
 */
export function readCreationDate(cell: Cell | undefined): string {
  if (cell instanceof Date) return fromMilliseconds(cell.getTime())
  if (typeof cell === 'number') return fromMilliseconds((cell - serialOfUnixEpoch) * millisecondsPerDay)
  const text = textOf(cell)
  const iso = isoText.exec(text)
  if (iso) return join(iso[1], iso[2], iso[3], iso[4], iso[5])
  const brazilian = brazilianText.exec(text)
  if (brazilian) return join(brazilian[3], brazilian[2], brazilian[1], brazilian[4], brazilian[5])
  return text
}

function fromMilliseconds(milliseconds: number): string {
  const minute = Math.round(milliseconds / 60_000) * 60_000
  const date = new Date(minute)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 16).replace('T', ' ')
}

function join(year = '', month = '', day = '', hour?: string, minute?: string): string {
  return `${year}-${month}-${day}${hour === undefined ? '' : ` ${hour}:${minute}`}`
}
