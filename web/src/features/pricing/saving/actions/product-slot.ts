import type { ComponentType } from 'react'
import type { Listing } from '../../model/listing.ts'

/** What a product of the seller's list says of a listing. What it does not know is absent. */
export interface ProductFacts {
  /** Its name, for the notice that says what was filled in. */
  readonly name: string
  readonly part: Pick<Partial<Listing>, 'productCost' | 'variableCost' | 'mlTax' | 'peso' | 'sku'>
}

/** Chooses the product of a listing. The screen that puts features together gives it to the calculator. */
export type ProductSlot = ComponentType<{
  listing: Listing
  /** Fills in what a chosen product says. */
  onFill: (facts: ProductFacts) => void
}>
