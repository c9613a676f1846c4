import type { ComponentType } from 'react'
import type { ProductSlot } from './product-slot.ts'
import type { ListingActions } from './use-listing-actions.ts'

/** What every view of the calculator can do other than show listings. */
export interface CalculatorTools {
  readonly actions: ListingActions
  /** Opens the dialog that imports a file. */
  readonly onImport: () => void
  /** Opens the taxes and costs of the shop. */
  readonly onConfigure: () => void
  /** Opens the fee tables in the configuration. */
  readonly onChooseTable: () => void
  /** Chooses the fees in force today for every marketplace whose table ended or was never chosen. */
  readonly onUseToday: () => void
  /** Chooses the product of a listing; absent where there is no list of products. */
  readonly ProductSlot?: ProductSlot | undefined
  /** Says of how much of what was sold the cost is known. */
  readonly Coverage?: ComponentType | undefined
}
