import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type FeeSettings, getFeeSettings } from '@vendaclara/contract/fee-settings'
import { getListings } from '@vendaclara/contract/pricing'
import { getShopConfig, type ShopConfig } from '@vendaclara/contract/shop'
import { call } from '../../../api/call.ts'
import { readListings } from '../model/listings-on-the-wire.ts'
import { applyChanges } from './apply-changes.ts'
import { listingOutbox } from './listing-outbox.ts'

/** Every listing of the account as the seller left it: what the server has, with the changes it does not have yet. */
export function listingsQuery(account: string) {
  return queryOptions({
    queryKey: ['listings', account],
    queryFn: async ({ signal }) => {
      const endCollecting = listingOutbox(account).collectChanges()
      try {
        const listings = readListings(await call(getListings, { query: { versions: 'true' }, signal }))
        return applyChanges(listings, endCollecting())
      } finally {
        endCollecting()
      }
    },
    // Tabs send each other their edits; those of other devices are found by loading again.
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    // Comparing thousands of listings deeply at every keystroke would take longer than rendering them.
    structuralSharing: false,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { shownByScreen: true },
  })
}

export function shopConfigQuery(account: string) {
  return queryOptions({
    queryKey: ['shop-config', account],
    queryFn: async ({ signal }) => (await call(getShopConfig, { signal })).config,
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { shownByScreen: true },
  })
}

/** Shows a configuration that was just saved. A pending answer may be older, so it is cancelled. */
export async function showConfig(
  queryClient: QueryClient,
  account: string,
  config: ShopConfig,
): Promise<void> {
  const { queryKey } = shopConfigQuery(account)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, config)
}

export function feeSettingsQuery(account: string) {
  return queryOptions({
    queryKey: ['fee-settings', account],
    queryFn: ({ signal }) => call(getFeeSettings, { signal }),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { shownByScreen: true },
  })
}

/** Shows fee settings that were just saved. A pending answer may be older, so it is cancelled. */
export async function showFeeSettings(
  queryClient: QueryClient,
  account: string,
  settings: FeeSettings,
): Promise<void> {
  const { queryKey } = feeSettingsQuery(account)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<FeeSettings>(queryKey, (known) =>
    known && known.version > settings.version ? known : settings,
  )
}
