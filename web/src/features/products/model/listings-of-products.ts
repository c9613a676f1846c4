import { type ProductIndex, productOf } from '@vendaclara/core/products'
import type { CalculatorListing } from './pricing.ts'

/** The calculator's listings of each product, by its id. */
export function listingsOfProducts(
  index: ProductIndex,
  listings: readonly CalculatorListing[],
): ReadonlyMap<string, readonly CalculatorListing[]> {
  const found = new Map<string, CalculatorListing[]>()
  for (const listing of listings) {
    const { marketplace, id, sku, title } = listing
    const owner = productOf(index, { marketplace, calculator: id, sku, name: title, variation: '' })
    if (!owner) continue
    const known = found.get(owner.product.id)
    if (known) known.push(listing)
    else found.set(owner.product.id, [listing])
  }
  return found
}
