/** The days a report covers, first and last one included, each counted from 1 January 1970. */
export interface Period {
  readonly first: number
  readonly last: number
}

const dates = /(\d{1,2})\/(\d{1,2})\/(\d{4})/g
const millisecondsPerDay = 86_400_000

/**
 * The days that the 'Período' of a report names: '01/03/2026 - 31/03/2026', with or without times, or one day alone.
 * Null where it names none, a day that does not exist, or an end before its beginning.
 */
export function readPeriod(text: string | null): Period | null {
  const [first, last = first] = [...(text ?? '').matchAll(dates)].map(dayOf)
  if (first === undefined || last === undefined || !(first <= last)) return null
  return { first, last }
}

/** NaN for a day that the calendar does not have. */
function dayOf([, day, month, year]: RegExpExecArray): number {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1
  return exists ? date.getTime() / millisecondsPerDay : Number.NaN
}
