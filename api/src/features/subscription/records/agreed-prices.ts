import type { Cents } from '@vendaclara/core/money'
import { chargedPrices, type Plan } from '@vendaclara/core/subscription'

/** What was agreed at the purchase: the prices of all plans on offer then, and the coupon's discount in percent. */
interface Agreed<Cycle extends string> {
  prices: Partial<Record<Cycle, Cents>>
  discount: number
}
type Offered<Cycle extends string> = Readonly<Record<Cycle, Plan>>

/**
 * The price of each plan in a subscription: the agreed one, or, for a plan added later, the current one minus the
 * coupon's discount.
 */
export function agreedPrices<Cycle extends string>(
  { prices, discount }: Agreed<Cycle>,
  offered: Offered<Cycle>,
): Record<Cycle, Cents> {
  return { ...chargedPrices(discount, offered), ...prices }
}

/**
 * The plan that a charge pays for, found by its value, because a charge may be older than a change of plan. Undefined
 * if the value matches no plan.
 */
export function cycleOfValue<Cycle extends string>(
  value: Cents,
  agreed: Agreed<Cycle>,
  offered: Offered<Cycle>,
): Cycle | undefined {
  const prices = agreedPrices(agreed, offered)
  const cycles = Object.keys(offered) as Cycle[]
  const byLength = cycles.toSorted((one, other) => offered[one].months - offered[other].months)
  return byLength.find((cycle) => prices[cycle] === value)
}
