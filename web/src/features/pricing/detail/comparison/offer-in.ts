import { type ListingPrice, type Marketplace, type PriceFigures, profitAt } from '@vendaclara/core/pricing'
import type { Listing } from '../../listing/listing.ts'
import { priceOf } from '../../listing/price-of.ts'
import type { PricingBasis } from '../../listing/pricing-basis.ts'
import { type PricingSides, pricingSides } from '../pricing-sides.ts'

/** What a listing depends on beside its costs, as far as it is not known where it is sold now. */
export type ComparedFacts = Pick<Listing, 'mlTax' | 'shippingCost' | 'peso' | 'freeShipping'>

/** A product as one marketplace would sell it. */
export interface Offer {
  readonly marketplace: Marketplace
  readonly sides: PricingSides
  readonly price: ListingPrice
  /** What the price of the listing compared leaves here; null where that has none or no fee is known. */
  readonly atSamePrice: PriceFigures | null
  /** Whether the fees ask for a weight and nobody has told it: the lightest band counts. */
  readonly isWeightless: boolean
}

/** The same product, with the same costs and margin, in a marketplace. */
export function offerIn(
  marketplace: Marketplace,
  listing: Listing,
  basis: PricingBasis,
  facts: Partial<ComparedFacts>,
): Offer {
  const sold: Listing = { ...listing, ...facts, marketplace }
  const sides = pricingSides(sold, basis)
  const here = priceOf(listing, basis)
  return {
    marketplace,
    sides,
    price: priceOf(sold, basis),
    atSamePrice:
      here.outcome === 'priced' && here.price > 0 ? profitAt(sides.seller, sides.fees, here.price) : null,
    isWeightless: sides.asked.includes('weight') && sold.peso === 0,
  }
}
