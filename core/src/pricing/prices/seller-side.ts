/** What selling may cost beside the product, each by itself: ads, the seller's own coupon, the commission of affiliates. */
export const promotions = ['ads', 'coupon', 'affiliate'] as const
export type Promotion = (typeof promotions)[number]

/** What a promotion takes of a sale: percent of the price and reais, each 0 or more; both together count. */
export interface PromotionCost {
  readonly percent: number
  readonly amount: number
}

/** The promotions of a listing; one that is missing costs nothing. */
export type PromotionCosts = Readonly<Partial<Record<Promotion, PromotionCost>>>

/** The seller's side of a price: costs in reais a sale, the three shares in percent of the price, and promotions of either. */
export interface SellerSide {
  readonly productCost: number
  readonly variableCost: number
  readonly profitMargin: number
  readonly tax: number
  readonly operating: number
  readonly promotions?: PromotionCosts
}

/** What a listing and the shop's configuration say. Money in reais, shares in percent of the price. */
export interface ListingCosts {
  readonly productCost: number
  readonly variableCost: number
  readonly profitMargin: number
  readonly tax: number
  readonly monthlyCost: number
  readonly monthlyBilling: number
  readonly promotions?: PromotionCosts
}

/** The reais of a sale that the seller pays whatever the price. */
export function sellerAmount({ productCost, variableCost, promotions: costs }: SellerSide): number {
  const promoted = costs ? promotions.reduce((sum, one) => sum + (costs[one]?.amount ?? 0), 0) : 0
  return productCost + variableCost + promoted
}

/** The percent of the price that promotions take. */
export function promotedShare({ promotions: costs }: SellerSide): number {
  return costs ? promotions.reduce((sum, one) => sum + (costs[one]?.percent ?? 0), 0) : 0
}

/** The seller's side of a listing's price: its costs and margin, with the operating share of the shop. */
export function sellerSideOf({ monthlyCost, monthlyBilling, ...costs }: ListingCosts): SellerSide {
  return { ...costs, operating: operatingShare(monthlyCost, monthlyBilling) }
}

/**
 * The percent of every price that pays the month's running costs: `monthlyCost / monthlyBilling x 100`, both in
 * reais; 0 when nothing is billed (specification, section 9).
 */
export function operatingShare(monthlyCost: number, monthlyBilling: number): number {
  return monthlyBilling === 0 ? 0 : (monthlyCost / monthlyBilling) * 100
}
