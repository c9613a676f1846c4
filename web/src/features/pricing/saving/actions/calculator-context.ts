import type { TablerIcon } from '@tabler/icons-react'
import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import { type ComponentType, createContext, useContext } from 'react'
import type { Listing, PricingBasis } from '../../model/listing.ts'
import type { ProductSlot } from './product-slot.ts'
import type { ListingActions } from './use-listing-actions.ts'

/** The taxes and costs of the shop, or the fee tables. */
export type ConfigPart = 'shop' | 'fees'

/** What every view of the calculator works with other than the listings. The same until prices are calculated again. */
export interface Calculator {
  readonly basis: PricingBasis
  readonly settings: FeeSettings
  readonly actions: ListingActions
  /** Opens the dialog that imports a file. */
  readonly onImport: () => void
  /** Opens a part of the configuration. */
  readonly onConfigure: (part: ConfigPart) => void
  /** Chooses the product of a listing; absent where there is no list of products. */
  readonly ProductSlot?: ProductSlot | undefined
  /** Says of how much of what was sold the cost is known. */
  readonly Coverage?: ComponentType | undefined
}

export const CalculatorContext = createContext<Calculator | null>(null)

export function useCalculator(): Calculator {
  const calculator = useContext(CalculatorContext)
  if (!calculator) throw new Error('outside of the calculator')
  return calculator
}

export interface ChosenProps {
  /** At least one listing, in the sequence of the table. */
  chosen: readonly Listing[]
  onClose: () => void
}

/** An action for the listings chosen in the table: an entry of `listingActions` (`table/actions`). */
export type ListingAction = {
  readonly id: string
  readonly label: string
  readonly icon: TablerIcon
  /** Whether it destroys something. */
  readonly isDanger?: boolean
} & (
  | { readonly run: (chosen: readonly Listing[], calculator: Calculator) => void }
  /** Asks or shows something first. */
  | { readonly Dialog: ComponentType<ChosenProps> }
)
