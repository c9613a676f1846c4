import { type Cents, cents, subtractCents, toCents } from '../../money/index.ts'
import type { PriceFee } from '../fee-tables/applicable-fees.ts'
import type { SellerSide } from '../prices/seller-side.ts'
import { firstWhere, highestPrice, type ProfitLine, profitLines, sameProfit, valueAt } from './profit-line.ts'

/** Whole centavos from `from` to `to`, both included; null has no upper end. */
export interface PriceRange {
  readonly from: Cents
  readonly to: Cents | null
}

/**
 * All sale prices in whole centavos that leave at least the wanted margin, as the fewest possible ranges, cheapest
 * first; empty when there is none. Each price is judged under the fee of its own band, so that a price which a jump of
 * the fees makes too low is left out, and one which a falling fee makes good is found.
 *
 * A price reaches the margin when `price - costs - fees - tax - operating cost` is not below `price x margin` by a
 * billionth of a real or more: an amount equal but for the rounding of binary fractions counts as equal (above about
 * a million reais that rounding may move an edge by a centavo). Prices are looked at up to 2^53 - 1 centavos. The
 * bands of `fees` must not overlap (`checkFeeTable` finds that).
 */
export function reachingPrices(seller: SellerSide, fees: readonly PriceFee[]): PriceRange[] {
  const ranges: PriceRange[] = []
  for (const line of profitLines(seller, fees)) {
    const range = reachingPart(line)
    if (range === null) continue
    const last = ranges.at(-1)
    if (last && last.to !== null && range.from <= last.to + 1) {
      ranges[ranges.length - 1] = { from: last.from, to: range.to }
    } else ranges.push(range)
  }
  return ranges
}

/** Whether one of the ranges holds a price. */
export function isReached(ranges: readonly PriceRange[], price: Cents): boolean {
  return ranges.some(({ from, to }) => price >= from && (to === null || price <= to))
}

function reachingPart(line: ProfitLine): PriceRange | null {
  const reaches = (price: Cents): boolean => valueAt(line, price) >= -sameProfit
  const open = (to: Cents): Cents | null => (to === highestPrice ? null : to)
  if (line.perCent > 0) {
    const from = firstWhere(line.from, line.to, reaches)
    return from === null ? null : { from, to: open(line.to) }
  }
  if (!reaches(line.from)) return null
  const missing = firstWhere(line.from, line.to, (price) => !reaches(price))
  return { from: line.from, to: open(missing === null ? line.to : cents(missing - 1)) }
}

/**
 * A discount and the price it leads to, in whole centavos; `percent` of the price before it. `everyPriceEarns` is
 * false when some smaller discount would lose, because a fee jumps between the two prices.
 */
export interface Discount {
  readonly price: Cents
  readonly amount: Cents
  readonly percent: number
  readonly everyPriceEarns: boolean
}

/**
 * 'Desconto máximo': the largest discount from a price in reais (taken to its nearest centavo) after which a sale
 * still leaves 0 or more. It leads to the lowest price, not above the given one, whose profit is not negative; the
 * prices between need not earn. A discount of 0 when only the given price itself earns; null when neither it nor any
 * lower price does. The seller's wanted margin does not matter.
 */
export function largestDiscount(
  seller: SellerSide,
  fees: readonly PriceFee[],
  price: number,
): Discount | null {
  return discountTo(reachingPrices({ ...seller, profitMargin: 0 }, fees), toCents(price))
}

/** The largest discount from a price that leads to one of some ranges, as `largestDiscount` says it. */
export function discountTo(earning: readonly PriceRange[], before: Cents): Discount | null {
  const lowest = earning[0]
  if (!lowest || lowest.from > before) return null
  const amount = subtractCents(before, lowest.from)
  return {
    price: lowest.from,
    amount,
    percent: before === 0 ? 0 : (amount / before) * 100,
    everyPriceEarns: lowest.to === null || lowest.to >= before,
  }
}

/** What two lists of ranges both hold, ascending as they are. */
export function sharedRanges(one: readonly PriceRange[], other: readonly PriceRange[]): PriceRange[] {
  return one.flatMap((range) =>
    other.flatMap(({ from, to }) => {
      const first = from > range.from ? from : range.from
      const last = to === null || (range.to !== null && range.to < to) ? range.to : to
      return last === null || first <= last ? [{ from: first, to: last }] : []
    }),
  )
}
