import { useQuery } from '@tanstack/react-query'
import type { ClosingMarketplace, ListingFee } from '@vendaclara/core/closing'
import { type Product, productIndex, statedFees } from '@vendaclara/core/products'
import { useMemo } from 'react'
import { ListingFeesSection } from '../../../features/closing/fees/listing-fees.tsx'
import { useMonth } from '../../../features/closing/worker/rows/open-month.tsx'
import { productsQuery } from '../../../features/products/saving/queries.ts'
import { useSession } from '../../../session/use-session.ts'

/** A month's fees, by the commission that the products' listings state. */
export function ListingFees() {
  const { marketplace } = useMonth().closing
  const products = useQuery(productsQuery(useSession().user)).data?.products
  const fees = useMemo(() => products && feesOfListings(products, marketplace), [products, marketplace])
  return fees ? <ListingFeesSection fees={fees} /> : null
}

function feesOfListings(
  products: readonly Product[],
  marketplace: ClosingMarketplace,
): ReadonlyMap<string, ListingFee> {
  const index = productIndex(products)
  const fees = new Map<string, ListingFee>()
  const bare = { marketplace, sku: '', name: '', variation: '' }
  for (const { kind, id, offer, ...key } of products.flatMap(({ keys }) => keys)) {
    const isStated = key.marketplace === marketplace && kind === 'listing' && offer?.commission != null
    if (!isStated || fees.has(id)) continue
    const stated = statedFees(index, { ...bare, listing: id })
    if (stated) fees.set(id, stated)
  }
  return fees
}
