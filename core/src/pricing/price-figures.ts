import type { PriceFee } from './applicable-fees.ts'
import { priceShare, type SellerSide } from './solve-price.ts'

/**
 * Percent of the price, part by part, and their sum. `fixedFee` is there only where the fixed fee is a percent of the
 * price.
 */
export interface Shares {
  readonly profit: number
  readonly tax: number
  readonly commission: number
  readonly operating: number
  readonly fixedFee?: number
  readonly total: number
}

/**
 * A price and where each real of it goes, in reais a sale: product, variable cost, commission, fixed fee, tax,
 * operating cost and profit add up to the price. `margin` (profit / price) and `contributionMargin` (gross profit /
 * price) are in percent; null when the price is 0. `fee` is the one the price is sold under.
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
  readonly profit: number
  readonly margin: number | null
  readonly grossProfit: number
  readonly contributionMargin: number | null
}

/** The figures of a price that leaves exactly the seller's margin. */
export function figuresAtMargin(seller: SellerSide, fee: PriceFee, price: number): PriceFigures {
  const profit = part(price, seller.profitMargin)
  const operatingCost = part(price, seller.operating)
  const grossProfit = part(price, seller.profitMargin + seller.operating)
  const percentOfPrice = (amount: number) => (price === 0 ? null : (amount / price) * 100)
  return {
    price,
    fee,
    shares: sharesOf(seller, fee),
    productCost: seller.productCost,
    variableCost: seller.variableCost,
    commission: part(price, fee.commission),
    fixedFee: fee.fixedFee + part(price, fee.fixedFeeShare ?? 0),
    tax: part(price, seller.tax),
    operatingCost,
    profit,
    margin: percentOfPrice(profit),
    grossProfit,
    contributionMargin: percentOfPrice(grossProfit),
  }
}

export function sharesOf(seller: SellerSide, fee: PriceFee): Shares {
  return {
    profit: seller.profitMargin,
    tax: seller.tax,
    commission: fee.commission,
    operating: seller.operating,
    ...(fee.fixedFeeShare === undefined ? {} : { fixedFee: fee.fixedFeeShare }),
    total: priceShare(seller, fee),
  }
}

function part(price: number, percent: number): number {
  return price * (percent / 100)
}
