import { type FeeFacts, factsAskedBy } from '@vendaclara/core/pricing'
import type { Listing } from '../../listing/listing.ts'
import { marketplaces } from '../../listing/marketplaces.ts'
import type { PricingBasis } from '../../listing/pricing-basis.ts'

/** What the other marketplaces' tables ask for and the listing's own does not. */
export function askedFacts({ marketplace }: Listing, { tables }: PricingBasis): (keyof FeeFacts)[] {
  const known = factsAskedBy(tables[marketplace])
  const others = marketplaces.filter((other) => other !== marketplace)
  const asked = new Set(others.flatMap((other) => factsAskedBy(tables[other])))
  return [...asked].filter((fact) => !known.includes(fact))
}
