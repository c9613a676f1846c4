import type { Cents } from '../money/index.ts'
import type { PriceFee } from './applicable-fees.ts'
import { type PayLessZone, payLessZones } from './pay-less-zones.ts'
import { profitLines, valueAt } from './profit-line.ts'
import type { SellerSide } from './solve-price.ts'

/** A price in whole centavos and the profit of a sale at it, in reais. */
export interface ProfitPoint {
  readonly price: Cents
  readonly profit: number
}

export interface PriceZones {
  readonly points: readonly ProfitPoint[]
  readonly zones: readonly PayLessZone[]
}

/**
 * 'Mapa de faixas': what a sale leaves at each price from 0 to `upTo` (whole centavos). `points` are the first and the
 * last centavo of each price band, ascending: straight lines between them are the profit, and a jump of the fees is
 * the step from one point to the next, a centavo further. `zones` are those that begin up to `upTo`, each with its
 * real end, also beyond. The seller's wanted margin does not matter.
 */
export function priceZones(
  seller: SellerSide,
  fees: readonly PriceFee[],
  { upTo }: { readonly upTo: Cents },
): PriceZones {
  const lines = profitLines({ ...seller, profitMargin: 0 }, fees)
  const points = lines.flatMap((line) => {
    const ends = line.from > upTo ? [] : [line.from, Math.min(line.to, upTo)]
    return [...new Set(ends)].map((price) => ({ price, profit: valueAt(line, price) }))
  })
  return { points, zones: payLessZones(seller, fees).filter(({ from }) => from <= upTo) }
}
