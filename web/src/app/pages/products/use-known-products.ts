import { useQuery } from '@tanstack/react-query'
import type { StoredProduct } from '@vendaclara/contract/products'
import { brazilianDay } from '@vendaclara/core/calendar'
import { toReais } from '@vendaclara/core/money'
import {
  type CostBook,
  costBook,
  type ProductIndex,
  productIndex,
  productOf,
  type SoldName,
} from '@vendaclara/core/products'
import { useMemo } from 'react'
import type { Listing } from '../../../features/pricing/model/listing.ts'
import type { ProductCostOf } from '../../../features/pricing/saving/actions/product-slot.ts'
import { costInForce } from '../../../features/products/model/product-row.ts'
import type { Bought } from '../../../features/products/purchases/bought.ts'
import { type ProductList, productsQuery, purchasesQuery } from '../../../features/products/saving/queries.ts'
import { useSession } from '../../../session/use-session.ts'
import { useDay } from '../../../ui/days.ts'

/** The list of products by everything that names them, with what they cost. */
export interface KnownProducts {
  readonly list: ProductList
  readonly bought: Bought
  readonly products: readonly StoredProduct[]
  readonly index: ProductIndex
  readonly book: CostBook
}

const none: readonly StoredProduct[] = []

/** Null until it is loaded, and while there are no products. */
export function useKnownProducts(): KnownProducts | null {
  const account = useSession().user
  const list = useQuery(productsQuery(account)).data
  const products = list?.products ?? none
  const bought = useQuery({ ...purchasesQuery(account), enabled: products.length > 0 }).data
  return useMemo(
    () =>
      list && bought && products.length > 0
        ? {
            list,
            bought,
            products,
            index: productIndex(products),
            book: costBook({ ...list, ...bought, method: list.settings.method }),
          }
        : null,
    [list, bought, products],
  )
}

/** What the products of the calculator's listings cost today. */
export function useProductCosts(known: KnownProducts | null): ProductCostOf | undefined {
  const today = useDay(brazilianDay)
  return useMemo(() => {
    if (!known) return undefined
    const costs = new WeakMap<Listing, number | null>()
    return (listing) => {
      const before = costs.get(listing)
      if (before !== undefined) return before
      const found = productOf(known.index, nameOf(listing))
      const cost = found && costInForce(known.book, found.product.id, today)
      const reais = cost && toReais(cost.cost)
      costs.set(listing, reais)
      return reais
    }
  }, [known, today])
}

/** What a listing of the calculator says of its product. */
export function nameOf({ marketplace, id, sku = '', title }: Listing): SoldName {
  return { marketplace, calculator: id, sku, name: title, variation: '' }
}
