import type { Listing } from './listing.ts'
import { priceOf } from './price-of.ts'
import type { PricingBasis } from './pricing-basis.ts'

/** A listing as it is saved: its price, its margin as a fraction, and a copy of the configuration behind them. */
export function withPrice(listing: Listing, basis: PricingBasis): Listing {
  const { config } = basis
  const price = priceOf(listing, basis)
  return {
    ...listing,
    monthlyBilling: config.monthlyBilling,
    charges: config.charges,
    fixCost: config.fixCost,
    salePrice: price.outcome === 'priced' ? price.price : null,
    netMargin: listing.profitMargin / 100,
  }
}
