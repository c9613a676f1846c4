import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Listing, ListingsByMarketplace, PricingBasis } from '../model/listing.ts'
import type { ListingActions } from './use-listing-actions.ts'

/** What something is done to, and with what. */
export interface ListingTask {
  /** The listings it is done to, in the order of the table: at least one. */
  readonly chosen: readonly Listing[]
  /** All of the account. */
  readonly listings: ListingsByMarketplace
  readonly basis: PricingBasis
  readonly actions: ListingActions
  /** Opens the fee tables of the configuration. */
  readonly onChooseTable: () => void
}

interface NamedAction {
  readonly id: string
  readonly label: string
  readonly icon: TablerIcon
  /** Where it destroys something. */
  readonly isDanger?: boolean
}

interface DirectAction extends NamedAction {
  readonly run: (task: ListingTask) => void
}

interface AskingAction extends NamedAction {
  /** Asks or shows something first, in a dialog of its own. */
  readonly Dialog: ComponentType<ListingTask & { onClose: () => void }>
}

/** Something done to the listings chosen in the table: an entry of `listingActions` (`table/actions`). */
export type ListingAction = DirectAction | AskingAction
