import type { ShopConfig } from '@vendaclara/contract/shop'
import type { FeeTable, Marketplace } from '@vendaclara/core/pricing'

/** What prices rest on beside the listing: the shop's configuration and the fee table of each marketplace. */
export interface PricingBasis {
  readonly config: ShopConfig
  readonly tables: Readonly<Record<Marketplace, FeeTable>>
}
