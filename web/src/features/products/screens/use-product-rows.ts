import { brazilianDay } from '@vendaclara/core/calendar'
import { costBook, productIndex, productOf } from '@vendaclara/core/products'
import { useMemo } from 'react'
import { useDay } from '../../../ui/days.ts'
import type { CalculatorBasis, CalculatorListing } from '../model/pricing.ts'
import { type ProductRow, rowOf } from '../model/product-row.ts'
import type { Bought } from '../purchases/bought.ts'
import type { ProductList } from '../saving/queries.ts'

/** The products with their cost of today, where they are sold, and what they lack. */
export function useProductRows(
  { products, settings }: ProductList,
  { purchases, items }: Bought,
  basis: CalculatorBasis,
): readonly ProductRow[] {
  const today = useDay(brazilianDay)
  const { method } = settings
  const book = useMemo(
    () => costBook({ products, purchases, items, method }),
    [products, purchases, items, method],
  )
  const listings = useMemo(() => listingsOfProducts(products, basis.listings), [products, basis.listings])
  return useMemo(
    () => products.map((product) => rowOf(product, { book, today, listings, basis })),
    [products, book, today, listings, basis],
  )
}

/** The calculator's listings of each product, by its id. */
function listingsOfProducts(
  products: ProductList['products'],
  listings: readonly CalculatorListing[],
): ReadonlyMap<string, readonly CalculatorListing[]> {
  const index = productIndex(products)
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
