import { IconTruckDelivery } from '@tabler/icons-react'
import { factsKeptBy, marketplaceEntries } from '@vendaclara/core/pricing'
import { offerUndo } from '../../../../ui/offer-undo.tsx'
import type { Listing } from '../../model/listing.ts'
import type { ListingAction } from '../../saving/actions/listing-action.ts'
import { texts } from './texts.ts'

/** Sets that the seller delivers the chosen listings or, if that is already so for all, that the marketplace does. */
export const deliveryAction: ListingAction = {
  id: 'delivery',
  label: texts.delivery,
  icon: IconTruckDelivery,
  run: ({ chosen, actions }) => {
    const { edits, ownDelivery } = deliveryEdits(chosen)
    const undo = actions.editAll(edits)
    offerUndo(
      texts.delivered(edits.length, ownDelivery),
      undo,
      texts.notDelivered(chosen.length - edits.length),
    )
  },
}

/** The changes. Also made if the table in use does not depend on it, so that listings are ready for another table. */
export function deliveryEdits(chosen: readonly Listing[]) {
  const asked = chosen.filter(({ marketplace }) =>
    factsKeptBy(marketplaceEntries[marketplace]).has('ownDelivery'),
  )
  const ownDelivery = asked.some((listing) => !listing.ownDelivery)
  const edits = asked
    .filter((listing) => listing.ownDelivery !== ownDelivery)
    .map((listing) => ({ listing, part: { ownDelivery } }))
  return { edits, ownDelivery }
}
