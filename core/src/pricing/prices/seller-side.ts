/** The seller's side of a price: costs in reais a sale, the three shares in percent of the price. */
export interface SellerSide {
  readonly productCost: number
  readonly variableCost: number
  readonly profitMargin: number
  readonly tax: number
  readonly operating: number
}

/** What a listing and the shop's configuration say. Money in reais, shares in percent of the price. */
export interface ListingCosts {
  readonly productCost: number
  readonly variableCost: number
  readonly profitMargin: number
  readonly tax: number
  readonly monthlyCost: number
  readonly monthlyBilling: number
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
