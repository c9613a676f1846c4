import { toCents, toReais } from '@vendaclara/core/money'
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
  /** What the fees ask for and nobody has told. */
  readonly missing: readonly ('commission' | 'weight')[]
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
  const isAsked = (fact: PricingSides['asked'][number]) => sides.asked.includes(fact)
  return {
    marketplace,
    sides,
    price: priceOf(sold, basis),
    atSamePrice:
      here.outcome === 'priced' && here.price > 0
        ? profitAt(sides.seller, sides.fees, toReais(toCents(here.price)))
        : null,
    missing: [
      ...(isAsked('commission') && sold.mlTax === 0 ? (['commission'] as const) : []),
      ...(isAsked('weight') && sold.peso === 0 ? (['weight'] as const) : []),
    ],
  }
}
