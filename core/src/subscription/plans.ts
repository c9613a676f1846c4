import type { Cents } from '../money/index.ts'

/** How often a plan is charged, as the payment gateway names it. */
export const planCycles = ['YEARLY', 'MONTHLY'] as const
export type PlanCycle = (typeof planCycles)[number]

/** What a plan costs each cycle, in whole centavos, before any coupon. Source: specification, section 9, 'Plans'. */
export const planPrices: Readonly<Record<PlanCycle, Cents>> = { YEARLY: 19_799, MONTHLY: 2_999 }

/**
 * What a plan costs each cycle with a coupon of so many percent, in whole centavos, half up: 29.99 at 50 % is 15.00.
 * Without a coupon the discount is 0. Throws a `RangeError` where the discount is not a whole number from 0 to 100.
 * Source: specification, section 9, 'Charged price'.
 */
export function chargedPrice(cycle: PlanCycle, discount: number): Cents {
  if (!Number.isInteger(discount) || discount < 0 || discount > 100) {
    throw new RangeError(`no discount in percent: ${discount}`)
  }
  return Math.floor((planPrices[cycle] * (100 - discount) + 50) / 100)
}
