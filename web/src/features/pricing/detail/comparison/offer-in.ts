import {
  type FeeFacts,
  factsAskedBy,
  type Marketplace,
  marketplaces,
  type PriceFigures,
  profitAt,
} from '@vendaclara/core/pricing'
import { factsOf, type Listing, type ListingFacts, type PricingBasis, priceOf } from '../../model/listing.ts'
import { type Calculation, calculate } from '../../model/pricing-sides.ts'

export interface Offer extends Calculation {
  readonly marketplace: Marketplace
  /** What the compared listing's price would leave here; null if it has no price, or if no fee is known here. */
  readonly atSamePrice: PriceFigures | null
}

/** The same product in a marketplace, with the same costs and margin. `facts` replace those of the listing. */
export function offerIn(
  marketplace: Marketplace,
  listing: Listing,
  basis: PricingBasis,
  facts: Partial<ListingFacts>,
): Offer {
  const sold = calculate({ ...listing, ...facts, marketplace }, basis)
  const here = priceOf(listing, basis)
  const { sides } = sold
  return {
    ...sold,
    marketplace,
    atSamePrice:
      here.outcome === 'priced' && here.price > 0 ? profitAt(sides.seller, sides.fees, here.price) : null,
  }
}

export function askedFacts(listing: Listing, { tables }: PricingBasis): (keyof FeeFacts)[] {
  const { marketplace } = listing
  const known = factsAskedBy(tables[marketplace], factsOf(listing))
  const others = marketplaces.filter((other) => other !== marketplace)
  const asked = new Set(others.flatMap((other) => factsAskedBy(tables[other])))
  return [...asked].filter((fact) => !known.includes(fact))
}
