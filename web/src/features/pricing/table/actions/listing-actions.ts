import {
  IconCopyPlus,
  IconDiscountCheck,
  IconEdit,
  IconReceiptTax,
  IconRosetteNumber9,
  IconTransfer,
  IconTrash,
} from '@tabler/icons-react'
import { listingBounds } from '@vendaclara/contract/pricing'
import { roundUpToNinety } from '@vendaclara/core/pricing'
import { offerUndo } from '../../../../ui/offer-undo.tsx'
import { campaignAction } from '../../campaign/campaign-dialog.tsx'
import { inputsOf, type Listing, type PricingBasis, priceOf } from '../../model/listing.ts'
import type { ListingAction } from '../../saving/actions/calculator-context.ts'
import { actionTexts as texts } from '../table-texts.ts'
import { duplicateOf } from './copies.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'

/**
 * The actions of the table on the chosen listings, in the sequence of its buttons and then of its menu. Add new actions
 * here. An action with its own folder is written there as a `ListingAction` and imported.
 */
export const listingActions: readonly ListingAction[] = [
  {
    id: 'edit',
    label: texts.edit,
    icon: IconEdit,
    Dialog: EditDialog,
  },
  {
    id: 'round',
    label: texts.round,
    icon: IconRosetteNumber9,
    run: (chosen, { basis, actions }) => {
      const edits = chosen.flatMap((listing) => {
        const profitMargin = marginOfNinety(listing, basis)
        return profitMargin === null ? [] : [{ listing, part: { profitMargin } }]
      })
      const undo = actions.editAll(edits)
      offerUndo(texts.rounded(edits.length), undo, texts.notRounded(chosen.length - edits.length))
    },
  },
  {
    id: 'published',
    label: texts.published,
    icon: IconDiscountCheck,
    run: (chosen, { basis, actions }) => {
      const edits = chosen.flatMap((listing) => {
        const price = priceOf(listing, basis)
        const isPrice = price.outcome === 'priced' && price.price > 0 && price.price <= listingBounds.money
        return isPrice && price.price !== listing.currentPrice
          ? [{ listing, part: { currentPrice: price.price } }]
          : []
      })
      const undo = actions.editAll(edits)
      offerUndo(texts.nowPublished(edits.length), undo, texts.notPublished(chosen.length - edits.length))
    },
  },
  campaignAction,
  {
    id: 'copy',
    label: texts.copy,
    icon: IconTransfer,
    Dialog: CopyDialog,
  },
  {
    id: 'duplicate',
    label: texts.duplicate,
    icon: IconCopyPlus,
    run: (chosen, { actions }) =>
      offerUndo(texts.duplicated(chosen.length), actions.createAll(chosen.map(duplicateOf))),
  },
  {
    id: 'change-table',
    label: texts.changeTable,
    icon: IconReceiptTax,
    run: (_, { onConfigure }) => onConfigure('fees'),
  },
  {
    id: 'remove',
    label: texts.remove,
    icon: IconTrash,
    isDanger: true,
    run: (chosen, { actions }) => offerUndo(texts.removed(chosen.length), actions.removeAll(chosen)),
  },
]

/**
 * The margin that raises a listing's price to the next ,90; null if there is none, or if the price already ends in ,90.
 */
export function marginOfNinety(listing: Listing, basis: PricingBasis): number | null {
  const rounded = roundUpToNinety(...inputsOf(listing, basis), listingBounds.margin)
  return rounded === null || rounded.margin === listing.profitMargin ? null : rounded.margin
}
