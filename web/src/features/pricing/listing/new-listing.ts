import type { Marketplace } from '@vendaclara/core/pricing'
import { texts } from '../texts.ts'
import type { Listing } from './listing.ts'
import type { PricingBasis } from './pricing-basis.ts'
import { withPrice } from './with-price.ts'

/** A listing as it starts: no costs, a fifth of the price as profit, in the free-shipping programme. */
export function newListing(id: string, marketplace: Marketplace, basis: PricingBasis): Listing {
  return withPrice(
    {
      marketplace,
      id,
      title: texts.listing.defaultTitle,
      productCost: 0,
      variableCost: 0,
      profitMargin: 20,
      freeShipping: true,
      mlTax: 0,
      shippingCost: 0,
      peso: 0,
      salePrice: null,
      netMargin: 0.2,
      ...basis.config,
    },
    basis,
  )
}
