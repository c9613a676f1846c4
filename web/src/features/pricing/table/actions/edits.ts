import { factsAskedBy } from '@vendaclara/core/pricing'
import { factsOf, type Listing, type PricingBasis } from '../../model/listing.ts'

/** What can be changed for many listings at once. */
export type SharedAmounts = Partial<Pick<Listing, 'profitMargin' | 'variableCost' | 'peso'>>

/** Whether the fees of a listing depend on its weight, so that its form asks for it. */
export function isWeighed(listing: Listing, { tables }: PricingBasis): boolean {
  return factsAskedBy(tables[listing.marketplace], factsOf(listing)).includes('weight')
}

/** The changes that give the chosen listings some amounts. Listings that already have them are left out. */
export function sharedEdits(chosen: readonly Listing[], basis: PricingBasis, amounts: SharedAmounts) {
  const { peso: _, ...unweighed } = amounts
  return chosen.flatMap((listing) => {
    const wanted = isWeighed(listing, basis) ? amounts : unweighed
    const part: SharedAmounts = Object.fromEntries(
      Object.entries(wanted).filter(([name, amount]) => listing[name as keyof SharedAmounts] !== amount),
    )
    return Object.keys(part).length === 0 ? [] : [{ listing, part }]
  })
}
