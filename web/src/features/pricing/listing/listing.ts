import type { Marketplace } from '@vendaclara/core/pricing'

/** A listing of any marketplace as the screen edits it: what a marketplace does not ask for keeps its default. */
export interface Listing {
  readonly marketplace: Marketplace
  readonly id: string
  readonly title: string
  /** What the seller calls the product in stock; no two listings of a marketplace have the same. */
  readonly sku?: string | undefined
  readonly productCost: number
  readonly variableCost: number
  readonly profitMargin: number
  readonly freeShipping: boolean
  readonly mlTax: number
  readonly shippingCost: number
  readonly peso: number
  readonly salePrice: number | null
  readonly netMargin: number
  readonly monthlyBilling: number
  readonly charges: number
  readonly fixCost: number
}

export type ListingsByMarketplace = Readonly<Record<Marketplace, readonly Listing[]>>
