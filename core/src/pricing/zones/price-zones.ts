import { type Cents, cents, noCents } from '../../money/index.ts'
import type { PriceFee } from '../fee-tables/applicable-fees.ts'
import type { SellerSide } from '../prices/seller-side.ts'
import { firstWhere, highestPrice, type ProfitLine, profitLines, sameProfit, valueAt } from './profit-line.ts'

/**
 * The prices `from`..`to` (whole centavos, both included) that leave less profit than the lower price `better`.
 *
 * - `betterProfit`: what `better` leaves, in reais a sale.
 * - `worst`: the price of the zone that leaves least. `mostLost`: how much less that is, in reais a sale.
 * - `to`: null if no higher price earns as much again. If profits then keep falling, `worst` is null and `mostLost`
 *   infinite.
 */
export interface PayLessZone {
  readonly from: Cents
  readonly to: Cents | null
  readonly better: Cents
  readonly betterProfit: number
  readonly worst: Cents | null
  readonly mostLost: number
}

interface Part {
  readonly from: Cents
  readonly to: Cents
  readonly worst: Cents | null
  readonly profit: number
}

/**
 * Finds where a higher price pays less: the largest ranges of prices that leave less profit than some lower price. A
 * range begins where a fee jumps, or where the shares of a band take more than the whole price. It ends just before the
 * price that earns as much as the best lower one, even across further jumps. Exact in whole centavos; differences under
 * a billionth of a real are ignored. The seller's wanted margin does not matter.
 */
export function payLessZones(seller: SellerSide, fees: readonly PriceFee[]): PayLessZone[] {
  const zones: PayLessZone[] = []
  let best = { price: noCents, profit: Number.NEGATIVE_INFINITY }
  for (const line of profitLines({ ...seller, profitMargin: 0 }, fees)) {
    const peak = line.perCent > 0 ? line.to : line.from
    const highest = { price: peak, profit: valueAt(line, peak) }
    if (line.perCent <= 0 && highest.profit > best.profit) best = highest
    const part = partBelow(line, best.profit - sameProfit)
    if (part) addTo(zones, part, best)
    if (highest.profit > best.profit) best = highest
  }
  return zones
}

/** The part of a line below a profit: the beginning of a rising line, or the end of a falling one. */
function partBelow(line: ProfitLine, profit: number): Part | null {
  const isBelow = (price: Cents): boolean => valueAt(line, price) < profit
  if (line.perCent > 0) {
    if (!isBelow(line.from)) return null
    const regained = firstWhere(line.from, line.to, (price) => !isBelow(price))
    return partOf(line, line.from, regained === null ? line.to : cents(regained - 1), line.from)
  }
  const from = firstWhere(line.from, line.to, isBelow)
  return from === null ? null : partOf(line, from, line.to, line.perCent === 0 ? from : line.to)
}

function partOf(line: ProfitLine, from: Cents, to: Cents, worst: Cents): Part {
  if (worst === highestPrice) return { from, to, worst: null, profit: Number.NEGATIVE_INFINITY }
  return { from, to, worst, profit: valueAt(line, worst) }
}

function addTo(zones: PayLessZone[], part: Part, best: { price: Cents; profit: number }): void {
  const last = zones.at(-1)
  const lost = best.profit - part.profit
  const to = part.to === highestPrice ? null : part.to
  if (last && last.to !== null && last.to + 1 === part.from) {
    const worse = lost > last.mostLost ? { worst: part.worst, mostLost: lost } : {}
    zones[zones.length - 1] = { ...last, to, ...worse }
  } else {
    const { price: better, profit: betterProfit } = best
    zones.push({ from: part.from, to, better, betterProfit, worst: part.worst, mostLost: lost })
  }
}

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
 * 'Mapa de faixas': the profit of a sale at each price from 0 to `upTo` (whole centavos). `points` are the first and
 * the last centavo of each price band, ascending. The profit is on the straight lines between them; a jump of the fees
 * is the step to the next point, one centavo further. `zones` are those that begin up to `upTo`, with their real ends,
 * even beyond it. The seller's wanted margin does not matter.
 */
export function priceZones(
  seller: SellerSide,
  fees: readonly PriceFee[],
  { upTo }: { readonly upTo: Cents },
): PriceZones {
  const lines = profitLines({ ...seller, profitMargin: 0 }, fees)
  const points = lines.flatMap((line) => {
    const ends = line.from > upTo ? [] : [line.from, line.to < upTo ? line.to : upTo]
    return [...new Set(ends)].map((price) => ({ price, profit: valueAt(line, price) }))
  })
  return { points, zones: payLessZones(seller, fees).filter(({ from }) => from <= upTo) }
}
