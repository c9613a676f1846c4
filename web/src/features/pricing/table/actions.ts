import { IconCopyPlus, IconReceiptTax, IconTrash } from '@tabler/icons-react'
import { longestTitle } from '@vendaclara/contract/pricing'
import type { Listing } from '../model/listing.ts'
import type { ListingAction } from '../saving/listing-action.ts'
import { offerUndo } from '../saving/offer-undo.tsx'
import { actionTexts as texts } from './texts.ts'

/**
 * What the table does to the listings chosen, in the order of its buttons and then of its menu: a new action is an entry here. One
 * of a room of its own, which lies below `table`, is written there as a `ListingAction` and imported.
 */
export const listingActions: readonly ListingAction[] = [
  {
    id: 'duplicate',
    label: texts.duplicate,
    icon: IconCopyPlus,
    run: ({ chosen, actions }) => {
      const undo = actions.createAll(chosen.map(duplicateOf))
      offerUndo(texts.duplicated(chosen.length), undo)
    },
  },
  {
    id: 'change-table',
    label: texts.changeTable,
    icon: IconReceiptTax,
    run: ({ onChooseTable }) => onChooseTable(),
  },
  {
    id: 'remove',
    label: texts.remove,
    icon: IconTrash,
    isDanger: true,
    run: ({ chosen, actions }) => offerUndo(texts.removed(chosen.length), actions.removeAll(chosen)),
  },
]

/** The same listing once more: without its SKU, which is one listing's alone, and not offered anywhere yet. */
export function duplicateOf({ sku: _, currentPrice: __, ...listing }: Listing): Listing {
  const title = `${listing.title.slice(0, longestTitle - texts.copySuffix.length)}${texts.copySuffix}`
  return { ...listing, id: crypto.randomUUID(), title }
}
