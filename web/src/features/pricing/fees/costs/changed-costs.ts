import { toCents } from '@vendaclara/core/money'
import { type ListingPrice, reviewListing } from '@vendaclara/core/pricing'
import { inputsOf, type Listing, type PricingBasis, priceOf } from '../../model/listing.ts'
import type { ProductCostOf } from '../../saving/actions/product-slot.ts'

/** A listing whose product costs something else today than the listing says. */
export interface ChangedCost {
  readonly listing: Listing
  readonly cost: number
  readonly price: ListingPrice
  readonly state: 'loss' | 'below-margin' | null
}

/** The listings whose cost changed, those that lose most first. One that keeps its cost is left out until the next change. */
export function changedCosts(
  listings: readonly Listing[],
  costOf: ProductCostOf,
  basis: PricingBasis,
): readonly ChangedCost[] {
  const found = listings.flatMap((listing): ChangedCost[] => {
    const cost = costOf(listing)
    const { productCost, keptFromCost = productCost } = listing
    const isSame = (known: number) => cost !== null && toCents(known) === toCents(cost)
    if (cost === null || isSame(productCost) || isSame(keptFromCost)) return []
    const changed = { ...listing, productCost: cost }
    return [{ listing, cost, price: priceOf(changed, basis), state: stateOf(changed, basis) }]
  })
  return found.sort((one, other) => urgency(one) - urgency(other))
}

function stateOf(listing: Listing, basis: PricingBasis): ChangedCost['state'] {
  if (listing.currentPrice === undefined) return null
  const { state } = reviewListing(...inputsOf(listing, basis), listing.currentPrice)
  return state === 'loss' || state === 'below-margin' ? state : null
}

function urgency({ state }: ChangedCost): number {
  return state === 'loss' ? 0 : state === 'below-margin' ? 1 : 2
}
