import { addCents, type Cents, centsAddingUp, toCents, toReais } from '../../money/index.ts'
import { flatAmount, type PriceFee } from '../fee-tables/applicable-fees.ts'
import { holds } from '../fee-tables/fee-table.ts'
import { type Promotion, promotedShare, type SellerSide, sellerAmount } from './seller-side.ts'
import { priceShare } from './solve-price.ts'

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
 * Product cost, variable cost, commission, fixed fee, tax, operating cost, promotions and profit add up exactly to the
 * price. Each is its exact amount rounded down or up; those with the largest fractions are rounded up (the profit first
 * among equals). So one price of a listing always has the same figures. `grossProfit` is profit plus operating cost.
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
  readonly margin: number | null
  readonly grossProfit: number
  readonly contributionMargin: number | null
}

/** The fee that applies to a price in reais; null if no band contains it. */
export function feeAt(fees: readonly PriceFee[], price: number): PriceFee | null {
  return fees.find((fee) => holds(fee.price, price)) ?? null
}

/**
 * What a given price in reais (rounded to the centavo) leaves, whatever margin the seller wanted. The figures are those
 * of `priceListing`, with the real profit, negative if the price loses money. `shares.profit` is the resulting margin;
 * 0 if the price is 0, where no share makes sense. Null if no fee applies to the price.
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
  const left = exactProfit(seller, fee, toReais(published))
  const margin = published === 0 ? 0 : (left / toReais(published)) * 100
  return figuresAt({ ...seller, profitMargin: margin }, fee, published)
}

/** Half a centavo in reais: the profit that may be missing because a price was rounded to a whole centavo. */
const halfCentavo = 0.005

/** Whether a price leaves the wanted margin, in percent of the price, to within half a centavo. */
export function leavesMargin({ price, profit, margin }: PriceFigures, wanted: number): boolean {
  // The margin is exact; the profit is rounded to whole centavos.
  const left = margin === null ? profit : (price * margin) / 100
  return left >= price * (wanted / 100) - halfCentavo
}

/** The figures of a price that leaves the seller's margin, except for the rounding of the price to a whole centavo. */
export function figuresAt(seller: SellerSide, fee: PriceFee, published: Cents): PriceFigures {
  const price = toReais(published)
  const part = (percent: number) => price * (percent / 100)
  const promoted = (promotion: Promotion) => {
    const { percent = 0, amount = 0 } = seller.promotions?.[promotion] ?? {}
    return amount + part(percent)
  }
  const [
    profit,
    productCost,
    variableCost,
    commission,
    fixedFee,
    tax,
    operatingCost,
    ads,
    coupon,
    affiliate,
  ] = centsAddingUp(
    [
      exactProfit(seller, fee, price),
      seller.productCost,
      seller.variableCost,
      part(fee.commission) + (fee.commissionAmount ?? 0),
      fee.fixedFee + part(fee.fixedFeeShare ?? 0),
      part(seller.tax),
      part(seller.operating),
      promoted('ads'),
      promoted('coupon'),
      promoted('affiliate'),
    ],
    published,
  )
  return {
    price,
    fee,
    shares: sharesOf(seller, fee),
    productCost: toReais(productCost),
    variableCost: toReais(variableCost),
    commission: toReais(commission),
    fixedFee: toReais(fixedFee),
    tax: toReais(tax),
    operatingCost: toReais(operatingCost),
    ads: toReais(ads),
    coupon: toReais(coupon),
    affiliate: toReais(affiliate),
    profit: toReais(profit),
    margin: published === 0 ? null : seller.profitMargin,
    grossProfit: toReais(addCents(profit, operatingCost)),
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
