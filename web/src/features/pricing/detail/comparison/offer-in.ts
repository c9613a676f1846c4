import {
  type FeeFacts,
  factsAskedBy,
  type ListingPrice,
  type Marketplace,
  marketplaces,
  type PriceFigures,
  profitAt,
} from '@vendaclara/core/pricing'
import { factsOf, type Listing, type ListingFacts, type PricingBasis, priceOf } from '../../model/listing.ts'
import { type PricingSides, pricingSides } from '../../model/pricing-sides.ts'

/** A product as one marketplace would sell it. */
export interface Offer {
  readonly marketplace: Marketplace
  readonly sides: PricingSides
  readonly price: ListingPrice
  /** What the price of the listing compared leaves here; null where that has none or no fee is known. */
  readonly atSamePrice: PriceFigures | null
  /** Whether the fees ask for a weight and it is not known: the lightest band counts. */
  readonly isWeightless: boolean
}

/** The same product, with the same costs and margin, in a marketplace; `facts` are those that are not known where it is sold now. */
export function offerIn(
  marketplace: Marketplace,
  listing: Listing,
  basis: PricingBasis,
  facts: Partial<ListingFacts>,
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

/** What the other marketplaces' tables ask for and the listing's own does not. */
export function askedFacts(listing: Listing, { tables }: PricingBasis): (keyof FeeFacts)[] {
  const { marketplace } = listing
  const known = factsAskedBy(tables[marketplace], factsOf(listing))
  const others = marketplaces.filter((other) => other !== marketplace)
  const asked = new Set(others.flatMap((other) => factsAskedBy(tables[other])))
  return [...asked].filter((fact) => !known.includes(fact))
}
