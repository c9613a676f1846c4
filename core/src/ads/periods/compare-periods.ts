import type { AdsReport } from '../ads-report.ts'

/**
 * What makes a comparison of two reports say less than it seems to. 'kind': they are reports of different kinds; 'product': they
 * are of different products; 'same': of the same days; 'overlap': they share some days; 'length': one covers more days than the
 * other; 'unknown': at least one does not say which days it covers.
 */
export type ComparisonDoubt = 'kind' | 'product' | 'same' | 'overlap' | 'length' | 'unknown'

type Named = Pick<AdsReport, 'kind' | 'productName' | 'period'>

/** The doubts about comparing two reports, whichever comes first; none for two separate periods of the same length. */
export function doubtsOf(one: Named, other: Named): ComparisonDoubt[] {
  const ofDays = doubtsOfDays(readPeriod(one.period), readPeriod(other.period))
  if (one.kind !== other.kind) return ['kind', ...ofDays]
  return one.productName === other.productName ? ofDays : ['product', ...ofDays]
}

/** Whether one report's period begins after the other's; false where that is not known. */
export function isLater(one: Named, other: Named): boolean {
  const first = readPeriod(one.period)
  const second = readPeriod(other.period)
  if (!first || !second) return false
  return first.first > second.first || (first.first === second.first && first.last > second.last)
}

function doubtsOfDays(one: Period | null, other: Period | null): ComparisonDoubt[] {
  if (!one || !other) return ['unknown']
  if (one.first === other.first && one.last === other.last) return ['same']
  const overlap = one.first <= other.last && other.first <= one.last
  const length = one.last - one.first !== other.last - other.first && !areWholeMonths(one, other)
  return [...(overlap ? ['overlap' as const] : []), ...(length ? ['length' as const] : [])]
}

const longestMonth = 31
const shortestMonth = 28

/** Months differ by up to three days, which is nobody's doubt. */
function areWholeMonths(...periods: readonly Period[]): boolean {
  return periods.every(({ first, last }) => {
    const days = last - first + 1
    return days >= shortestMonth && days <= longestMonth
  })
}

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
