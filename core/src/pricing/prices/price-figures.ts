import { subtractCents, sumCents, toCents, toReais } from '../../money/index.ts'
import { flatAmount, type PriceFee } from '../fee-tables/applicable-fees.ts'
import { holds } from '../fee-tables/fee-table.ts'
import { type Promotion, promotedShare, type SellerSide, sellerAmount } from './seller-side.ts'
import { priceShare, solvePrice } from './solve-price.ts'

/**
 * The parts of a price in percent of it, and their sum. `fixedFee` is only present if the fixed fee is a percent of the
 * price, `promotions` if they take a percent.
 */
export interface Shares {
  readonly profit: number
  readonly tax: number
  readonly commission: number
  readonly operating: number
  readonly fixedFee?: number
  readonly promotions?: number
  readonly total: number
}

/**
 * A price and how it is divided, in reais a sale. All amounts are whole centavos.
 *
 * `profit`, `tax` and `grossProfit` are the formula's (specification, section 9): price x profit share, price x tax
 * share, price x (profit + operating shares), each rounded once. So are commission, operating cost and promotions in
 * percent. `rounding` is what the price has beyond product cost, variable cost, commission, fixed fee, tax, operating
 * cost, promotions and profit, a few centavos of either sign: with it they add up to the price. Gross profit may differ
 * from profit plus operating cost by a centavo.
 *
 * `margin` (profit / price) and `contributionMargin` (gross profit / price) are in percent, before the amounts are
 * rounded; null if the price is 0. `fee` is the fee that applies to the price.
 */
export interface PriceFigures {
  readonly price: number
  readonly fee: PriceFee
  readonly shares: Shares
  readonly productCost: number
  readonly variableCost: number
  readonly commission: number
  readonly fixedFee: number
  readonly tax: number
  readonly operatingCost: number
  readonly ads: number
  readonly coupon: number
  readonly affiliate: number
  readonly profit: number
  readonly rounding: number
  readonly margin: number | null
  readonly grossProfit: number
  readonly contributionMargin: number | null
}

/** The fee that applies to a price in reais; null if no band contains it. */
export function feeAt(fees: readonly PriceFee[], price: number): PriceFee | null {
  return fees.find((fee) => holds(fee.price, price)) ?? null
}

/**
 * What a given price in reais (rounded to the centavo) leaves, independent of the wanted margin. The figures are those
 * of `priceListing` where the price is the listing's, else with the real profit, negative if the price loses money.
 * `shares.profit` is the resulting margin; 0 if the price is 0, where no share makes sense. Null if no fee applies to
 * the price.
 *
 * @throws RangeError if the price is negative or not finite
 */
export function profitAt(seller: SellerSide, fees: readonly PriceFee[], price: number): PriceFigures | null {
  if (!(Number.isFinite(price) && price >= 0)) {
    throw new RangeError(`price must be finite and not negative, not ${price}`)
  }
  const published = toCents(price)
  const fee = feeAt(fees, toReais(published))
  if (fee === null) return null
  const [solution] = fees.length === 1 ? solvePrice(seller, fees) : []
  if (solution && published !== 0 && toCents(solution.price) === published) {
    return figuresAt(seller, fee, solution.price)
  }
  const left = exactProfit(seller, fee, toReais(published))
  const margin = published === 0 ? 0 : (left / toReais(published)) * 100
  return figuresAt({ ...seller, profitMargin: margin }, fee, toReais(published))
}

/** Half a centavo in reais: the profit that may be missing because a price was rounded to a whole centavo. */
const halfCentavo = 0.005

/** Whether a price leaves the wanted margin, in percent of the price, to within half a centavo. */
export function leavesMargin({ price, profit, margin }: PriceFigures, wanted: number): boolean {
  // The margin is exact; the profit is rounded to whole centavos.
  const left = margin === null ? profit : (price * margin) / 100
  return left >= price * (wanted / 100) - halfCentavo
}

/**
 * The figures of a price in reais that leaves the seller's margin. Amounts are counted at the price before it is rounded
 * to the centavo, so that nothing is rounded twice.
 */
export function figuresAt(seller: SellerSide, fee: PriceFee, exact: number): PriceFigures {
  const published = toCents(exact)
  const part = (percent: number) => exact * (percent / 100)
  const promoted = (promotion: Promotion) => {
    const { percent = 0, amount = 0 } = seller.promotions?.[promotion] ?? {}
    return toCents(amount + part(percent))
  }
  const profit = published === 0 ? exactProfit(seller, fee, 0) : part(seller.profitMargin)
  const parts = {
    productCost: toCents(seller.productCost),
    variableCost: toCents(seller.variableCost),
    commission: toCents(part(fee.commission) + (fee.commissionAmount ?? 0)),
    fixedFee: toCents(fee.fixedFee + part(fee.fixedFeeShare ?? 0)),
    tax: toCents(part(seller.tax)),
    operatingCost: toCents(part(seller.operating)),
    ads: promoted('ads'),
    coupon: promoted('coupon'),
    affiliate: promoted('affiliate'),
    profit: toCents(profit),
  }
  return {
    price: toReais(published),
    fee,
    shares: sharesOf(seller, fee),
    productCost: toReais(parts.productCost),
    variableCost: toReais(parts.variableCost),
    commission: toReais(parts.commission),
    fixedFee: toReais(parts.fixedFee),
    tax: toReais(parts.tax),
    operatingCost: toReais(parts.operatingCost),
    ads: toReais(parts.ads),
    coupon: toReais(parts.coupon),
    affiliate: toReais(parts.affiliate),
    profit: toReais(parts.profit),
    rounding: toReais(subtractCents(published, sumCents(Object.values(parts)))),
    margin: published === 0 ? null : seller.profitMargin,
    grossProfit: toReais(toCents(profit + part(seller.operating))),
    contributionMargin: published === 0 ? null : seller.profitMargin + seller.operating,
  }
}

export function sharesOf(seller: SellerSide, fee: PriceFee): Shares {
  return {
    profit: seller.profitMargin,
    tax: seller.tax,
    commission: fee.commission,
    operating: seller.operating,
    ...(fee.fixedFeeShare === undefined ? {} : { fixedFee: fee.fixedFeeShare }),
    ...(promotedShare(seller) === 0 ? {} : { promotions: promotedShare(seller) }),
    total: priceShare(seller, fee),
  }
}

function exactProfit(seller: SellerSide, fee: PriceFee, price: number): number {
  const others = priceShare({ ...seller, profitMargin: 0 }, fee)
  return price * ((100 - others) / 100) - (sellerAmount(seller) + flatAmount(fee))
}
