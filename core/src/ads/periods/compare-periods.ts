import type { AdsReport } from '../ads-report.ts'

/**
 * A reason why a comparison of two reports says less than it seems to.
 *
 * - 'kind', 'product': the reports are of different kinds, or of different products.
 * - 'same', 'overlap': they cover the same days, or share some.
 * - 'length': one covers more days than the other.
 * - 'unknown': at least one does not say which days it covers.
 */
export type ComparisonDoubt = 'kind' | 'product' | 'same' | 'overlap' | 'length' | 'unknown'

type Named = Pick<AdsReport, 'kind' | 'productName' | 'period'>

/** The doubts about comparing two reports, in any sequence; none for two separate periods of the same length. */
export function doubtsOf(one: Named, other: Named): ComparisonDoubt[] {
  const ofDays = doubtsOfDays(readPeriod(one.period), readPeriod(other.period))
  if (one.kind !== other.kind) return ['kind', ...ofDays]
  return one.productName === other.productName ? ofDays : ['product', ...ofDays]
}

/** Whether one report's period begins after the other's, or begins with it and ends later; false if unknown. */
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

/** Months differ by up to three days, which is no reason for doubt. */
function areWholeMonths(...periods: readonly Period[]): boolean {
  return periods.every(({ first, last }) => {
    const days = last - first + 1
    return days >= shortestMonth && days <= longestMonth
  })
}

/** The days a report covers, both included, as days since 1 January 1970. */
export interface Period {
  readonly first: number
  readonly last: number
}

const dates = /(\d{1,2})\/(\d{1,2})\/(\d{4})/g
const millisecondsPerDay = 86_400_000

/**
 * Reads the 'Período' of a report: '01/03/2026 - 31/03/2026', with or without times, or a single day. Null if there is
 * none, a day does not exist, or the end is before the beginning.
 */
export function readPeriod(text: string | null): Period | null {
  const [first, last = first] = [...(text ?? '').matchAll(dates)].map(dayOf)
  if (first === undefined || last === undefined || !(first <= last)) return null
  return { first, last }
}

/** NaN for a day that does not exist. */
function dayOf([, day, month, year]: RegExpExecArray): number {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const exists = date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1
  return exists ? date.getTime() / millisecondsPerDay : Number.NaN
}
