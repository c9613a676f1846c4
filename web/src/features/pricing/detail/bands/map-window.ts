import { type Cents, cents } from '@vendaclara/core/money'
import { type PayLessZone, payLessZones, reachingPrices } from '@vendaclara/core/pricing'
import type { PricingSides } from '../pricing-sides.ts'

/** The prices a map shows, in whole centavos, and the zones within them. */
export interface MapWindow {
  readonly from: Cents
  readonly to: Cents
  readonly zones: readonly PayLessZone[]
}

/**
 * The prices worth drawing around a price, or where there is none around the lowest that earns: from somewhat under
 * what only just earns to over the zones and the valid prices that lie within twice the price. null when nothing earns.
 */
export function mapWindow({ seller, fees }: PricingSides, price: Cents | null): MapWindow | null {
  const earning = reachingPrices({ ...seller, profitMargin: 0 }, fees)[0]?.from
  const middle = price ?? earning
  if (middle === undefined || middle === 0) return null
  const isNear = (other: Cents) => other <= middle * 2
  const zones = payLessZones(seller, fees)
  const from = cents(Math.round(Math.min(middle, earning ?? middle) * 0.9))
  const ends = [
    ...zones.filter((zone) => isNear(zone.from)).map((zone) => zone.to ?? zone.from * 1.2),
    ...reachingPrices(seller, fees).map((range) => range.from),
  ].filter((end) => end <= middle * 3)
  const to = cents(Math.round(Math.max(middle * 1.5, ...ends.map((end) => end * 1.06))))
  return { from, to, zones: zones.filter((zone) => zone.from <= to && (zone.to ?? to) >= from) }
}
