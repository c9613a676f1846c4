import type { NumberColumnName } from '../reading/columns.ts'

/** A ratio that a report states, and the two columns from which it is computed. */
export interface Identity {
  readonly stated: NumberColumnName
  readonly part: NumberColumnName
  readonly whole: NumberColumnName
  readonly times: 1 | 100
}

/** What every ads report says twice (specification, section 3: the ratios of the table). */
export const identities: readonly Identity[] = [
  { stated: 'ctr', part: 'clicks', whole: 'impressions', times: 100 },
  { stated: 'conversionRate', part: 'conversions', whole: 'clicks', times: 100 },
  { stated: 'costPerConversion', part: 'spend', whole: 'conversions', times: 1 },
  { stated: 'roas', part: 'gmv', whole: 'spend', times: 1 },
  { stated: 'costPerClick', part: 'spend', whole: 'clicks', times: 1 },
]

/** Two decimals, cut or rounded. */
const roundedTo = 0.0101
/** Amounts are rounded to centavos, and the ratio may come from what they were before. */
const halfCentavo = 0.0051
const ofMoney: readonly NumberColumnName[] = ['gmv', 'spend']

/**
 * By what factor a stated ratio is not the one of its columns; 1 if it is, as far as rounding allows, or cannot be told.
 * Infinity if the columns say that there is no such ratio. A `part` or `whole` that is missing counts as 0.
 */
export function factorOf(
  { part, whole, times }: Identity,
  stated: number,
  ofPart: number,
  ofWhole: number,
  precision = roundedTo,
): number {
  if (Number.isNaN(stated) || Number.isNaN(ofPart) || Number.isNaN(ofWhole)) return 1
  if (ofWhole === 0 || ofPart === 0) return stated > precision ? Number.POSITIVE_INFINITY : 1
  const computed = (times * ofPart) / ofWhole
  const slack = errorOf(part, ofPart) + errorOf(whole, ofWhole)
  const isSame = Math.abs(stated - computed) <= precision + Math.abs(computed) * (slack + 1e-6)
  return isSame ? 1 : stated / computed
}

function errorOf(column: NumberColumnName, value: number): number {
  return ofMoney.includes(column) ? halfCentavo / Math.abs(value) : 0
}
