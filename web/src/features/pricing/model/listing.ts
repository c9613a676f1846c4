import { blankFields, type FieldValues } from '@vendaclara/contract/pricing'
import type { ShopConfig } from '@vendaclara/contract/shop'
import {
  type Choice,
  type FeeFacts,
  type FeeTable,
  type ListingCosts,
  type ListingPrice,
  type Marketplace,
  type PricedListing,
  type Promotion,
  type PromotionCost,
  type PromotionCosts,
  priceListing,
  promotions,
} from '@vendaclara/core/pricing'

/** A listing of any marketplace, as the screen edits it. Fields that its marketplace does not use keep their defaults. */
export interface Listing extends FieldValues, ShopConfig {
  readonly marketplace: Marketplace
  readonly id: string
  readonly salePrice: number | null
  readonly netMargin: number
  /** What its product cost when the seller decided that the listing keeps its own cost. */
  readonly keptFromCost?: number | undefined
  /** Names what was last saved of it, here or elsewhere; undefined if a page without versions loaded it. */
  readonly version?: string | undefined
}

/** The fields with the costs of each promotion. Absent values cost nothing. */
export const promotionFields = {
  ads: { percent: 'adsPercent', amount: 'adsAmount' },
  coupon: { percent: 'couponPercent', amount: 'couponAmount' },
  affiliate: { percent: 'affiliatePercent', amount: 'affiliateAmount' },
} as const satisfies Record<Promotion, Record<keyof PromotionCost, keyof Listing>>

function promotionsOf(listing: Listing): PromotionCosts | undefined {
  const costs = promotions.flatMap((promotion) => {
    const { percent, amount } = promotionFields[promotion]
    const cost = { percent: listing[percent] ?? 0, amount: listing[amount] ?? 0 }
    return cost.percent === 0 && cost.amount === 0 ? [] : [[promotion, cost] as const]
  })
  return costs.length === 0 ? undefined : Object.fromEntries(costs)
}

export type ListingsByMarketplace = Readonly<Record<Marketplace, readonly Listing[]>>

export function costsOf(listing: Listing, config: ShopConfig): ListingCosts {
  const promoted = promotionsOf(listing)
  return {
    productCost: listing.productCost,
    variableCost: listing.variableCost,
    profitMargin: listing.profitMargin,
    tax: config.charges,
    monthlyCost: config.fixCost,
    monthlyBilling: config.monthlyBilling,
    ...(promoted && { promotions: promoted }),
  }
}

/** What the fees of a listing can depend on, other than its costs, if its marketplace uses it. */
export type ListingFacts = Pick<Listing, 'mlTax' | 'shippingCost' | 'peso' | 'category' | Choice>

export function factsOf(listing: ListingFacts): FeeFacts {
  return {
    freeShipping: listing.freeShipping,
    weight: listing.peso,
    commission: listing.mlTax,
    freight: listing.shippingCost,
    category: listing.category,
    fulfilled: listing.fulfilled,
    ownDelivery: listing.ownDelivery,
  }
}

/** What prices depend on other than the listing: the shop's configuration and the fee table of each marketplace. */
export interface PricingBasis {
  readonly config: ShopConfig
  readonly tables: Readonly<Record<Marketplace, FeeTable>>
}

/** What the rules of prices ask about a listing: its costs, its facts and the fee table in use. */
export function inputsOf(
  listing: Listing,
  { config, tables }: PricingBasis,
): [costs: ListingCosts, facts: FeeFacts, table: FeeTable] {
  return [costsOf(listing, config), factsOf(listing), tables[listing.marketplace]]
}

export function priceOf(listing: Listing, basis: PricingBasis): ListingPrice {
  return priceListing(...inputsOf(listing, basis))
}

export function pricedOf(price: ListingPrice): PricedListing | undefined {
  return price.outcome === 'priced' ? price : undefined
}

/** A listing as it is saved: with its price, its margin as a fraction, and a copy of the configuration used. */
export function withPrice(listing: Listing, basis: PricingBasis): Listing {
  const { config } = basis
  const price = priceOf(listing, basis)
  return {
    ...listing,
    monthlyBilling: config.monthlyBilling,
    charges: config.charges,
    fixCost: config.fixCost,
    salePrice: pricedOf(price)?.price ?? null,
    netMargin: listing.profitMargin / 100,
  }
}

/** A new listing: no costs, a profit of 20% of the price, in the free-shipping programme. */
export function newListing(id: string, marketplace: Marketplace, basis: PricingBasis): Listing {
  return withPrice(
    {
      ...blankFields('first'),
      ...basis.config,
      marketplace,
      id,
      salePrice: null,
      netMargin: 0.2,
    },
    basis,
  )
}
