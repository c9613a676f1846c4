import { createContext, useContext, useDeferredValue, useMemo } from 'react'
import { offerUndo } from '../../../../ui/offer-undo.tsx'
import type { Listing, ListingsByMarketplace, PricingBasis } from '../../model/listing.ts'
import { texts as pricingTexts } from '../../pricing-texts.ts'
import type { ProductCostOf } from '../../saving/actions/product-slot.ts'
import type { ListingActions } from '../../saving/actions/use-listing-actions.ts'
import { changeKey } from '../../saving/listing-change.ts'
import { type ChangedCost, changedCosts } from './changed-costs.ts'
import { texts } from './texts.ts'

const unknown: ProductCostOf = () => null

/** The listings whose cost changed, and what can be done about them. Both can be undone. */
export function useChangedCosts(
  listings: ListingsByMarketplace,
  basis: PricingBasis,
  actions: ListingActions,
  costOf: ProductCostOf = unknown,
) {
  // Marks may be drawn after a keystroke is painted.
  const shown = useDeferredValue(listings)
  const all = useMemo(() => changedCosts(Object.values(shown).flat(), costOf, basis), [shown, costOf, basis])
  return useMemo(
    () => ({
      all,
      byKey: new Map(all.map((changed) => [changeKey(changed.listing), changed])),
      take: (changed: readonly ChangedCost[]) =>
        offerUndo(
          texts.taken(changed.length),
          actions.editAll(changed.map(({ listing, cost }) => ({ listing, part: { productCost: cost } }))),
        ),
      keep: ({ listing: { marketplace, id, title }, cost }: ChangedCost) =>
        offerUndo(
          texts.kept(title || pricingTexts.list.untitled),
          actions.edit(marketplace, id, { keptFromCost: cost }),
        ),
    }),
    [all, actions],
  )
}
export type ChangedCosts = ReturnType<typeof useChangedCosts>

export const ChangedCostsContext = createContext<ChangedCosts | null>(null)

export function useChangedCost(listing: Listing) {
  const changed = useContext(ChangedCostsContext)
  const one = changed?.byKey.get(changeKey(listing))
  return changed && one && { one, take: () => changed.take([one]), keep: () => changed.keep(one) }
}
