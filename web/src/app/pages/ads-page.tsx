import { useQuery } from '@tanstack/react-query'
import { marketplaces } from '@vendaclara/core/pricing'
import { AdsScreen } from '../../features/ads/ads-screen.tsx'
import type { ListingMargins } from '../../features/ads/verdicts/margin-field.tsx'
import { priceOf } from '../../features/pricing/model/listing.ts'
import { tablesInUse } from '../../features/pricing/model/tables-in-use.ts'
import { texts } from '../../features/pricing/pricing-texts.ts'
import { feeSettingsQuery, listingsQuery, shopConfigQuery } from '../../features/pricing/saving/queries.ts'
import { useSession } from '../../session/use-session.ts'

/** The ads screen, with the margins of the calculator's listings. */
export function AdsPage() {
  return <AdsScreen listingMargins={useListingMargins()} />
}

/** The contribution margins of the calculator's listings, with the shop's current configuration and fees. */
function useListingMargins(): ListingMargins {
  const account = useSession().user
  const listings = useQuery(listingsQuery(account))
  const config = useQuery(shopConfigQuery(account))
  const fees = useQuery(feeSettingsQuery(account))
  const failed = [listings, config, fees].filter((query) => query.isLoadingError)
  const onRetry = () => {
    for (const query of failed) void query.refetch()
  }
  const nothing = { listings: [], marginOf: () => null, onRetry }
  if (failed.length > 0) return { state: 'failed', ...nothing }
  if (!(listings.data && config.data && fees.data)) return { state: 'loading', ...nothing }
  const saved = listings.data
  const basis = { config: config.data, tables: tablesInUse(fees.data) }
  const marginOf = (id: string) => {
    const listing = marketplaces
      .flatMap((marketplace) => saved[marketplace])
      .find((one) => listingKey(one) === id)
    const price = listing && priceOf(listing, basis)
    return price?.outcome === 'priced' ? price.contributionMargin : null
  }
  return {
    state: 'ready',
    listings: marketplaces.map((marketplace) => ({
      marketplace: texts.marketplaces[marketplace],
      listings: saved[marketplace].map((one) => ({
        id: listingKey(one),
        title: one.title || texts.list.untitled,
      })),
    })),
    marginOf,
    onRetry,
  }
}

/** An id is unique only within its marketplace. */
function listingKey({ marketplace, id }: { marketplace: string; id: string }): string {
  return `${marketplace} ${id}`
}
