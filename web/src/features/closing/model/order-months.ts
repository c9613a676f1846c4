import { monthNames, type OrderMonths } from '@vendaclara/contract/closing'
import type { MonthFigures } from '@vendaclara/core/closing'
import type { Month } from './months.ts'

/** An export by the day of the order has a day or two of another month at most. */
const usualShare = 0.1

/** The month other than a closing's own in which most of its other orders were made, and how many percent of the dated ones are not of its own, 100 only where none is; null up to a tenth. */
export function findOtherMonth(
  { '': _, ...counts }: OrderMonths,
  own: Month,
): (Month & { percent: number }) | null {
  const ownKey = `20${own.year}-${String(monthNames.indexOf(own.month) + 1).padStart(2, '0')}`
  const dated = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const { [ownKey]: ofOwn = 0, ...others } = counts
  const [most] = Object.entries(others).toSorted(([, one], [, other]) => other - one)
  const name = monthNames[Number(most?.[0].slice(5)) - 1]
  const share = dated === 0 ? 0 : (dated - ofOwn) / dated
  if (!most || !name || share <= usualShare) return null
  return {
    month: name,
    year: Number(most[0].slice(2, 4)),
    percent: ofOwn === 0 ? 100 : Math.min(99, Math.round(share * 100)),
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
