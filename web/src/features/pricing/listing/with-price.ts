import type { ShopConfig } from '@vendaclara/contract/shop'
import type { Listing } from './listing.ts'
import { priceOf } from './price-of.ts'

/** A listing as it is saved: its price, its margin as a fraction, and a copy of the configuration behind them. */
export function withPrice(listing: Listing, config: ShopConfig): Listing {
  const price = priceOf(listing, config)
  return {
    ...listing,
    monthlyBilling: config.monthlyBilling,
    charges: config.charges,
    fixCost: config.fixCost,
    salePrice: price.outcome === 'priced' ? price.price : null,
    netMargin: listing.profitMargin / 100,
  }
}
