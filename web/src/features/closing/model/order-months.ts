import type { OrderMonths } from '@vendaclara/contract/closing'
import type { ClosingMonth, MonthFigures } from '@vendaclara/core/closing'
import { monthKey } from './months.ts'

/** An export by the day of the order has at most a day or two of another month. */
const usualShare = 0.1

/** The orders of a closing that were not made in its month: how many, and the month of most of them. */
export interface OfOtherMonths extends ClosingMonth {
  readonly count: number
  /** The share of orders with a date; 100 only if none is of the closing's own month. */
  readonly percent: number
  /** Only a few, as at the edge of a month. */
  readonly isUsual: boolean
}

/** Null if all orders with a date were made in the closing's own month. */
export function findOtherMonth({ '': _, ...counts }: OrderMonths, own: ClosingMonth): OfOtherMonths | null {
  const dated = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const { [monthKey(own)]: ofOwn = 0, ...others } = counts
  const [most] = Object.entries(others).toSorted(([, one], [, other]) => other - one)
  const month = Number(most?.[0].slice(5))
  const share = dated === 0 ? 0 : (dated - ofOwn) / dated
  if (!most || !(month >= 1 && month <= 12)) return null
  return {
    month,
    year: Number(most[0].slice(2, 4)),
    count: dated - ofOwn,
    percent: ofOwn === 0 ? 100 : Math.min(99, Math.round(share * 100)),
    isUsual: share <= usualShare,
  }
}

/** How many orders are neither compared nor awaited, because nothing is due for them. */
export function countNothingDue(
  months: OrderMonths,
  { matched, unmatched }: Pick<MonthFigures, 'matched' | 'unmatched'>,
): number {
  const orders = Object.values(months).reduce((sum, count) => sum + count, 0)
  return Math.max(0, orders - matched - unmatched)
}
