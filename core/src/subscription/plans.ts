import { type Cents, cents } from '../money/index.ts'

/** What is charged, and for how long: `price` in whole centavos before any coupon, every so many `months`. */
export interface Plan {
  months: number
  price: Cents
}

/**
 * The plans by their cycle, named as the payment gateway names it, in the order in which they are offered. A new plan is
 * an entry here and its words in the texts. Source: specification, section 9, 'Plans'.
 */
export const plans = {
  YEARLY: { months: 12, price: cents(19_799) },
  MONTHLY: { months: 1, price: cents(2_999) },
} as const satisfies Record<string, Plan>

export type PlanCycle = keyof typeof plans

/** The cycles in the order in which the plans are offered. */
export const planCycles = Object.keys(plans) as [PlanCycle, ...PlanCycle[]]

/**
 * What a plan costs each time with a coupon of so many percent, in whole centavos, half up: 29.99 at 50 % is 15.00.
 * Without a coupon the discount is 0. Throws a `RangeError` where the discount is not a whole number from 0 to 100.
 * Source: specification, section 9, 'Charged price'.
 */
export function chargedPrice({ price }: Pick<Plan, 'price'>, discount: number): Cents {
  if (!Number.isInteger(discount) || discount < 0 || discount > 100) {
    throw new RangeError(`no discount in percent: ${discount}`)
  }
  return cents(Math.floor((price * (100 - discount) + 50) / 100))
}

/** What each plan costs each time with a discount, as `chargedPrice` says it. */
export function chargedPrices<Cycle extends string>(
  discount: number,
  offered: Readonly<Record<Cycle, Plan>>,
): Record<Cycle, Cents> {
  const entries = Object.entries<Plan>(offered)
  return Object.fromEntries(entries.map(([cycle, plan]) => [cycle, chargedPrice(plan, discount)])) as Record<
    Cycle,
    Cents
  >
}
