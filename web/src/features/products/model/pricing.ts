import type { ShopConfig } from '@vendaclara/contract/shop'
import type { FeeFacts, FeeTable, ListingCosts, Marketplace } from '@vendaclara/core/pricing'

/** A listing of the calculator, as far as products need it. `currentPrice` in reais; undefined if unknown. */
export interface CalculatorListing {
  readonly id: string
  readonly marketplace: Marketplace
  readonly title: string
  /** Where it opens in the calculator. */
  readonly href: string
  readonly sku: string
  readonly costs: ListingCosts
  readonly facts: FeeFacts
  readonly currentPrice: number | undefined
}

/** What prices depend on, from the calculator. */
export interface CalculatorBasis {
  readonly config: ShopConfig
  readonly tables: Readonly<Record<Marketplace, FeeTable>>
  readonly listings: readonly CalculatorListing[]
}
