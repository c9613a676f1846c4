import { type Cents, cents, toCents, toReais } from '../../money/index.ts'
import type { PriceFee } from '../fee-tables/applicable-fees.ts'
import { profitAt } from '../prices/price-figures.ts'
import type { SellerSide } from '../prices/seller-side.ts'
import { type PayLessZone, payLessZones } from './price-zones.ts'
import { isReached, type PriceRange, reachingPrices } from './reaching-prices.ts'

/**
 * A price ending in ,90 or ,99 (whole centavos), with the margin in percent and the profit in reais that it leaves.
 * `reaches` says whether that is the wanted margin. `zone` is set if a lower price pays more, otherwise null.
 */
export interface SnapPrice {
  readonly price: Cents
  readonly margin: number
  readonly profit: number
  readonly reaches: boolean
  readonly zone: PayLessZone | null
}

/**
 * Suggests prices near a price in reais (rounded to the centavo), ascending, at most four. These are the nearest one
 * below it, whether or not it reaches the wanted margin, and the three nearest at or above it that do. Fewer if there
 * are fewer, for example under R$ 0,90 or if higher prices do not reach the margin.
 */
export function snapPrices(seller: SellerSide, fees: readonly PriceFee[], near: number): SnapPrice[] {
  const ranges = reachingPrices(seller, fees)
  const zones = payLessZones(seller, fees)
  const middle = toCents(near)
  const snapped = [snapBelow(middle), ...snapsWithin(ranges, middle, 3)]
  return snapped.flatMap((price) => {
    const figures = price < 0 ? null : profitAt(seller, fees, toReais(price))
    if (figures === null || figures.margin === null) return []
    const zone = zones.find(({ from, to }) => price >= from && (to === null || price <= to)) ?? null
    const { margin, profit } = figures
    return { price, margin, profit, reaches: isReached(ranges, price), zone }
  })
}

function snapsWithin(ranges: readonly PriceRange[], from: Cents, most: number): Cents[] {
  const snaps: Cents[] = []
  for (const range of ranges) {
    let price = snapAtOrAbove(from > range.from ? from : range.from)
    while (snaps.length < most && (range.to === null || price <= range.to)) {
      snaps.push(price)
      price = snapAtOrAbove(cents(price + 1))
    }
  }
  return snaps
}

function snapAtOrAbove(price: Cents): Cents {
  const ending = price % 100
  return cents(price - ending + (ending <= 90 ? 90 : 99))
}

/** Negative if there is none. */
function snapBelow(price: Cents): Cents {
  const ending = price % 100
  if (ending <= 90) return cents(price - ending - 1)
  return cents(price - ending + 90)
}
