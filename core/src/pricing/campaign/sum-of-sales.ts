import { type Cents, cents, toCents } from '../../money/index.ts'
import type { PriceFigures } from '../prices/price-figures.ts'

/** The sum of one sale of each listing, in centavos. The other parts add up exactly to `price`. */
export interface SalesSum {
  readonly price: Cents
  readonly costs: Cents
  readonly fees: Cents
  readonly tax: Cents
  readonly operatingCost: Cents
  readonly profit: Cents
  readonly rounding: Cents
}

/**
 * Adds up one sale of each. `costs` are product cost, variable cost and promotions; `fees` are commission and fixed
 * fee.
 */
export function sumOfSales(figures: Iterable<PriceFigures>): SalesSum {
  const sum = { price: 0, costs: 0, fees: 0, tax: 0, operatingCost: 0, profit: 0, rounding: 0 }
  for (const one of figures) {
    sum.price += toCents(one.price)
    const { productCost, variableCost, ads, coupon, affiliate } = one
    for (const cost of [productCost, variableCost, ads, coupon, affiliate]) sum.costs += toCents(cost)
    sum.fees += toCents(one.commission) + toCents(one.fixedFee)
    sum.tax += toCents(one.tax)
    sum.operatingCost += toCents(one.operatingCost)
    sum.profit += toCents(one.profit)
    sum.rounding += toCents(one.rounding)
  }
  return {
    price: cents(sum.price),
    costs: cents(sum.costs),
    fees: cents(sum.fees),
    tax: cents(sum.tax),
    operatingCost: cents(sum.operatingCost),
    profit: cents(sum.profit),
    rounding: cents(sum.rounding),
  }
}

/**
 * The profit of a whole campaign in centavos, if each listing sells `unitsPerDay` a day: an expectation of the seller,
 * not a known number. Each period has its days and the profit of one unit of each listing. The result is limited to the
 * largest safe integer, positive or negative.
 *
 * @throws RangeError if `unitsPerDay` is not a whole number from 0
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
