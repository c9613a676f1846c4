import { brazilianDay } from '@vendaclara/core/calendar'
import { costBook, productIndex } from '@vendaclara/core/products'
import { useMemo } from 'react'
import { useDay } from '../../../ui/days.ts'
import { listingsOfProducts } from '../model/listings-of-products.ts'
import type { CalculatorBasis } from '../model/pricing.ts'
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
  const listings = useMemo(
    () => listingsOfProducts(productIndex(products), basis.listings),
    [products, basis.listings],
  )
  return useMemo(
    () => products.map((product) => rowOf(product, { book, today, listings, basis })),
    [products, book, today, listings, basis],
  )
}
