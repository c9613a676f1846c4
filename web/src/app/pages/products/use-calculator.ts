import { useQuery } from '@tanstack/react-query'
import { marketplaces } from '@vendaclara/core/pricing'
import { useMemo } from 'react'
import { addresses } from '../../../addresses.ts'
import { costsOf, factsOf } from '../../../features/pricing/model/listing.ts'
import { listingParameters } from '../../../features/pricing/model/marketplaces.ts'
import { tablesInUse } from '../../../features/pricing/model/tables-in-use.ts'
import { feeSettingsQuery, listingsQuery, shopConfigQuery } from '../../../features/pricing/saving/queries.ts'
import type { CalculatorBasis } from '../../../features/products/model/pricing.ts'
import type { CalculatorState } from '../../../features/products/screens/products-screen.tsx'
import { useSession } from '../../../session/use-session.ts'

/** The listings of the calculator and the fees in use, for the list of products. */
export function useCalculator(): CalculatorState {
  const account = useSession().user
  const listings = useQuery(listingsQuery(account))
  const config = useQuery(shopConfigQuery(account))
  const fees = useQuery(feeSettingsQuery(account))
  const failed = [listings, config, fees].filter((query) => query.isLoadingError)
  const basis = useMemo<CalculatorBasis | null>(() => {
    const [saved, shop, settings] = [listings.data, config.data, fees.data]
    if (!(saved && shop && settings)) return null
    const all = marketplaces.flatMap((marketplace) => saved[marketplace])
    return {
      config: shop,
      tables: tablesInUse(settings),
      listings: all.map((listing) => ({
        id: listing.id,
        marketplace: listing.marketplace,
        title: listing.title,
        href: `${addresses.calculator}?${new URLSearchParams(listingParameters(listing.marketplace, listing.id))}`,
        sku: listing.sku ?? '',
        costs: costsOf(listing, shop),
        facts: factsOf(listing),
        currentPrice: listing.currentPrice,
      })),
    }
  }, [listings.data, config.data, fees.data])
  return {
    basis,
    failure: failed[0]?.error ?? null,
    onRetry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}
