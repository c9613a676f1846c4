import type { Cents } from '@vendaclara/core/money'
import { chargedPrices, type Plan } from '@vendaclara/core/subscription'

/** What was agreed at a purchase: the prices of the plans then on offer, and the discount of its coupon in percent. */
interface Agreed<Cycle extends string> {
  prices: Partial<Record<Cycle, Cents>>
  discount: number
}
type Offered<Cycle extends string> = Readonly<Record<Cycle, Plan>>

/** What each plan costs in a subscription: as agreed; one that was not on offer then as it is now, with the coupon. */
export function agreedPrices<Cycle extends string>(
  { prices, discount }: Agreed<Cycle>,
  offered: Offered<Cycle>,
): Record<Cycle, Cents> {
  return { ...chargedPrices(discount, offered), ...prices }
}

/**
 * The plan a charge pays for, which its value says: it may be older than a change of plan. A value that is no plan's pays
 * for the shortest time.
 */
export function cycleOfValue<Cycle extends string>(
  value: Cents,
  agreed: Agreed<Cycle>,
  offered: Offered<Cycle>,
): Cycle {
  const prices = agreedPrices(agreed, offered)
  const cycles = Object.keys(offered) as Cycle[]
  const byLength = cycles.toSorted((one, other) => offered[one].months - offered[other].months)
  const found = byLength.find((cycle) => prices[cycle] === value) ?? byLength[0]
  if (found === undefined) throw new Error('no plan is on offer')
  return found
}
