import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import type { Listing, ListingsByMarketplace, PricingBasis } from '../../model/listing.ts'
import type { ListingActions } from './use-listing-actions.ts'

/** The listings that an action is for, and what it needs. */
export interface ListingTask {
  /** At least one listing, in the sequence of the table. */
  readonly chosen: readonly Listing[]
  /** All listings of the account. */
  readonly listings: ListingsByMarketplace
  readonly basis: PricingBasis
  readonly actions: ListingActions
  /** Opens the fee tables in the configuration. */
  readonly onChooseTable: () => void
}

interface NamedAction {
  readonly id: string
  readonly label: string
  readonly icon: TablerIcon
  /** Whether it destroys something. */
  readonly isDanger?: boolean
}

interface DirectAction extends NamedAction {
  readonly run: (task: ListingTask) => void
}

interface AskingAction extends NamedAction {
  /** Asks or shows something first, in its own dialog. */
  readonly Dialog: ComponentType<ListingTask & { onClose: () => void }>
}

/** An action for the listings chosen in the table: an entry of `listingActions` (`table/actions`). */
export type ListingAction = DirectAction | AskingAction
