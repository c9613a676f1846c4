import { type Cents, cents, subtractCents, toCents } from '../../money/index.ts'
import type { PriceFee } from '../fee-tables/applicable-fees.ts'
import type { SellerSide } from '../prices/seller-side.ts'
import { firstWhere, highestPrice, type ProfitLine, profitLines, sameProfit, valueAt } from './profit-line.ts'

/** Whole centavos from `from` to `to`, both included; `to` is null if there is no upper end. */
export interface PriceRange {
  readonly from: Cents
  readonly to: Cents | null
}

/**
 * All prices in whole centavos that leave at least the wanted margin, as few ranges as possible, lowest first; empty if
 * there is none. Each price is judged with the fee of its own band. So a price that a jump of the fees makes too low is
 * left out, and one that a falling fee makes good is found.
 *
 * A price reaches the margin if `price - costs - fees - tax - operating cost` is at least `price x margin`, give or
 * take a billionth of a real for the rounding of binary fractions. Above about a million reais this rounding may move
 * an edge by a centavo. Prices up to 2^53 - 1 centavos are considered. The bands of `fees` must not overlap
 * (`checkFeeTable` finds that).
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

/** Whether one of the ranges contains a price. */
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
 * A discount and the price it leads to, in whole centavos; `percent` of the price before it. `everyPriceEarns` is false
 * if some smaller discount would lose money, because a fee jumps between the two prices.
 */
export interface Discount {
  readonly price: Cents
  readonly amount: Cents
  readonly percent: number
  readonly everyPriceEarns: boolean
}

/**
 * 'Desconto máximo': the largest discount from a price in reais (rounded to the centavo) after which a sale does not
 * lose money. It leads to the lowest price whose profit is not negative; the prices between may lose money. The
 * discount is 0 if only the given price itself earns; null if neither it nor any lower price does. The seller's wanted
 * margin does not matter.
 */
export function largestDiscount(
  seller: SellerSide,
  fees: readonly PriceFee[],
  price: number,
): Discount | null {
  return discountTo(reachingPrices({ ...seller, profitMargin: 0 }, fees), toCents(price))
}

/** The largest discount from a price into one of the ranges; see `largestDiscount`. */
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

/** The prices in both lists of ranges, ascending. */
export function sharedRanges(one: readonly PriceRange[], other: readonly PriceRange[]): PriceRange[] {
  return one.flatMap((range) =>
    other.flatMap(({ from, to }) => {
      const first = from > range.from ? from : range.from
      const last = to === null || (range.to !== null && range.to < to) ? range.to : to
      return last === null || first <= last ? [{ from: first, to: last }] : []
    }),
  )
}
