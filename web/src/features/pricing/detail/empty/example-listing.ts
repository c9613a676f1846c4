import { type Marketplace, marketplaceEntries } from '@vendaclara/core/pricing'
import { type Listing, newListing, type PricingBasis, withPrice } from '../../model/listing.ts'
import { texts } from './texts.ts'

/** A listing of no shop, for trying out the calculator. It is never saved, counted or exported. */
export function exampleListing(marketplace: Marketplace, basis: PricingBasis): Listing {
  return withPrice(
    {
      ...newListing('example', marketplace, basis),
      title: texts.title,
      productCost: 32.9,
      variableCost: 1.8,
      mlTax: 13,
      shippingCost: marketplaceEntries[marketplace].fixedFee === 'freight' ? 21.9 : 0,
      peso: 0.6,
      category: 'casa',
    },
    basis,
  )
}
