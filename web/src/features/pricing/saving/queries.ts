import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type FeeSettings, getFeeSettings } from '@vendaclara/contract/fee-settings'
import { getListings } from '@vendaclara/contract/pricing'
import { getShopConfig, type ShopConfig } from '@vendaclara/contract/shop'
import { call } from '../../../api/call.ts'
import { readListings } from '../model/listings-on-the-wire.ts'
import { applyChanges } from './apply-changes.ts'
import { listingOutbox } from './listing-outbox.ts'

const shared = {
  // Tabs send each other their edits; those of other devices are found by loading again.
  staleTime: 30_000,
  refetchOnWindowFocus: true,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { shownByScreen: true },
} as const

/** Every listing of the account as the seller left it: what the server has, with the changes it does not have yet. */
export function listingsQuery(account: string) {
  return queryOptions({
    ...shared,
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
    // Comparing thousands of listings deeply at every keystroke would take longer than rendering them.
    structuralSharing: false,
  })
}

export function shopConfigQuery(account: string) {
  return queryOptions({
    ...shared,
    queryKey: ['shop-config', account],
    queryFn: async ({ signal }) => (await call(getShopConfig, { signal })).config,
  })
}

export function feeSettingsQuery(account: string) {
  return queryOptions({
    ...shared,
    queryKey: ['fee-settings', account],
    queryFn: ({ signal }) => call(getFeeSettings, { signal }),
  })
}

export type SavedBasis =
  | { readonly kind: 'config'; readonly config: ShopConfig }
  | { readonly kind: 'fees'; readonly settings: FeeSettings }

/** Shows what was just saved. A pending answer may be older, so it is cancelled. */
export async function showSaved(queryClient: QueryClient, account: string, saved: SavedBasis): Promise<void> {
  const { queryKey } = saved.kind === 'config' ? shopConfigQuery(account) : feeSettingsQuery(account)
  await queryClient.cancelQueries({ queryKey })
  if (saved.kind === 'config') queryClient.setQueryData(shopConfigQuery(account).queryKey, saved.config)
  else
    queryClient.setQueryData(feeSettingsQuery(account).queryKey, (known) =>
      known && known.version > saved.settings.version ? known : saved.settings,
    )
}
