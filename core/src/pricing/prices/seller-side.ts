/** Costs of selling other than the product: ads, the seller's own coupon, and the commission of affiliates. */
export const promotions = ['ads', 'coupon', 'affiliate'] as const
export type Promotion = (typeof promotions)[number]

/** What a promotion costs a sale: a percent of the price plus an amount in reais, each 0 or more. */
export interface PromotionCost {
  readonly percent: number
  readonly amount: number
}

/** The promotions of a listing; an absent one costs nothing. */
export type PromotionCosts = Readonly<Partial<Record<Promotion, PromotionCost>>>

/**
 * The seller's side of a price: costs in reais a sale, shares in percent of the price, and promotions, which may have
 * both.
 */
export interface SellerSide {
  readonly productCost: number
  readonly variableCost: number
  readonly profitMargin: number
  readonly tax: number
  readonly operating: number
  readonly promotions?: PromotionCosts
}

/** The costs from a listing and the shop's configuration. Money in reais, shares in percent of the price. */
export interface ListingCosts {
  readonly productCost: number
  readonly variableCost: number
  readonly profitMargin: number
  readonly tax: number
  readonly monthlyCost: number
  readonly monthlyBilling: number
  readonly promotions?: PromotionCosts
}

/** What the seller pays for a sale at any price, in reais. */
export function sellerAmount({ productCost, variableCost, promotions: costs }: SellerSide): number {
  const promoted = costs ? promotions.reduce((sum, one) => sum + (costs[one]?.amount ?? 0), 0) : 0
  return productCost + variableCost + promoted
}

/** The percent of the price that promotions take. */
export function promotedShare({ promotions: costs }: SellerSide): number {
  return costs ? promotions.reduce((sum, one) => sum + (costs[one]?.percent ?? 0), 0) : 0
}

/** The seller's side of a listing's price: its costs and margin, and the shop's operating share. */
export function sellerSideOf({ monthlyCost, monthlyBilling, ...costs }: ListingCosts): SellerSide {
  return { ...costs, operating: operatingShare(monthlyCost, monthlyBilling) }
}

/**
 * The percent of every price that pays the month's running costs: `monthlyCost / monthlyBilling x 100`, both in reais.
 * 0 if nothing is billed (specification, section 9).
 */
export function operatingShare(monthlyCost: number, monthlyBilling: number): number {
  return monthlyBilling === 0 ? 0 : (monthlyCost / monthlyBilling) * 100
}
