import { queryOptions } from '@tanstack/react-query'
import {
  getProductChanges,
  getProducts,
  getPurchases,
  getSold,
  type StoredProduct,
} from '@vendaclara/contract/products'
import type { ProductSettings } from '@vendaclara/core/products'
import { call } from '../../../api/call.ts'
import type { SoldMonth } from '../model/sold-months.ts'

/** All products of the account, and what holds for all of them. */
export interface ProductList {
  readonly settings: ProductSettings
  readonly products: readonly StoredProduct[]
}

const kept = {
  staleTime: 30_000,
  refetchOnWindowFocus: true,
  structuralSharing: false,
  meta: { shownByScreen: true },
} as const

export function productsQuery(account: string) {
  return queryOptions({
    ...kept,
    queryKey: ['products', account],
    queryFn: ({ signal }): Promise<ProductList> => call(getProducts, { signal }),
    gcTime: Number.POSITIVE_INFINITY,
  })
}

export function purchasesQuery(account: string) {
  return queryOptions({
    ...kept,
    queryKey: ['purchases', account],
    queryFn: ({ signal }) => call(getPurchases, { signal }),
  })
}

export function changesQuery(account: string) {
  return queryOptions({
    ...kept,
    queryKey: ['product-changes', account],
    queryFn: async ({ signal }) => (await call(getProductChanges, { signal })).changes,
  })
}

/** What was sold in a month, by the days on which orders were made. */
export function soldQuery(account: string, { from, until, version }: SoldMonth) {
  return queryOptions({
    ...kept,
    queryKey: ['products-sold', account, from, until, version],
    queryFn: async ({ signal }) => (await call(getSold, { query: { from, until }, signal })).sold,
  })
}
