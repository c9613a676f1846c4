import { type Cents, cents, toCents } from '../../money/index.ts'
import type { PriceFigures } from '../prices/price-figures.ts'

/** A sale of each of some listings added up, part by part; the parts add up to `price` to the centavo. */
export interface SalesSum {
  readonly price: Cents
  readonly costs: Cents
  readonly fees: Cents
  readonly tax: Cents
  readonly operatingCost: Cents
  readonly profit: Cents
}

/** Adds up one sale of each. `costs` are product, variable cost and promotions, `fees` commission and fixed fee. */
export function sumOfSales(figures: Iterable<PriceFigures>): SalesSum {
  const sum = { price: 0, costs: 0, fees: 0, tax: 0, operatingCost: 0, profit: 0 }
  for (const one of figures) {
    sum.price += toCents(one.price)
    const { productCost, variableCost, ads, coupon, affiliate } = one
    for (const cost of [productCost, variableCost, ads, coupon, affiliate]) sum.costs += toCents(cost)
    sum.fees += toCents(one.commission) + toCents(one.fixedFee)
    sum.tax += toCents(one.tax)
    sum.operatingCost += toCents(one.operatingCost)
    sum.profit += toCents(one.profit)
  }
  return {
    price: cents(sum.price),
    costs: cents(sum.costs),
    fees: cents(sum.fees),
    tax: cents(sum.tax),
    operatingCost: cents(sum.operatingCost),
    profit: cents(sum.profit),
  }
}

/**
 * The profit of all the days of a campaign, for so many units of each listing a day: what the seller expects, never what
 * is known. `periods` have their days and what one unit of each leaves. At most the largest whole number of centavos,
 * either way.
 *
 * @throws RangeError where `unitsPerDay` is not a whole number from 0
 */
export function profitOfUnits(
  periods: readonly { readonly days: number; readonly profit: Cents }[],
  unitsPerDay: number,
): Cents {
  if (!(Number.isSafeInteger(unitsPerDay) && unitsPerDay >= 0)) {
    throw new RangeError(`unitsPerDay must be a whole number from 0, not ${unitsPerDay}`)
  }
  const profit = periods.reduce((sum, period) => sum + period.profit * period.days * unitsPerDay, 0)
  return cents(Math.max(-Number.MAX_SAFE_INTEGER, Math.min(profit, Number.MAX_SAFE_INTEGER)))
}
