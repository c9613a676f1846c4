import type { ComponentType } from 'react'
import type { Listing } from '../../model/listing.ts'

/** What a product of the seller's list says of a listing. What it does not know is absent. */
export interface ProductFacts {
  /** Its name, for the notice that says what was filled in. */
  readonly name: string
  readonly part: Pick<
    Partial<Listing>,
    'productCost' | 'variableCost' | 'currentPrice' | 'mlTax' | 'peso' | 'sku'
  >
  /** Takes back that the listing became this product's; absent if it already was. */
  readonly untie?: () => Promise<void>
}

/** What the product of a listing costs today, in reais; null without a product or a known cost. */
export type ProductCostOf = (listing: Listing) => number | null

/** Chooses the product of a listing. The screen that puts features together gives it to the calculator. */
export type ProductSlot = ComponentType<{
  listing: Listing
  /** Fills in what a chosen product says. */
  onFill: (facts: ProductFacts) => void
}>
