import type { QueryClient } from '@tanstack/react-query'
import { showFeeSettings } from '../fees/show-fee-settings.ts'
import type { ListingsByMarketplace } from '../listing/listing.ts'
import { listingsQuery } from '../listing/listings-query.ts'
import { applyChanges } from '../saving/apply-changes.ts'
import { openListingQueue } from '../saving/open-listing-queue.ts'
import { showConfig } from '../shop-config/show-config.ts'
import { openTabChannel } from './open-tab-channel.ts'

const followed = new Set<string>()

/** Shows what other tabs of the account change as they change it, so that no edit here builds on something older. */
export function followOtherTabs(account: string, queryClient: QueryClient): void {
  if (followed.has(account)) return
  followed.add(account)
  const { queryKey } = listingsQuery(account)
  openTabChannel(account).listen((message) => {
    if (message.kind === 'config') {
      void showConfig(queryClient, account, message.config)
      return
    }
    if (message.kind === 'fees') {
      void showFeeSettings(queryClient, account, message.settings)
      return
    }
    openListingQueue(account).takeOver(message.changes)
    queryClient.setQueryData<ListingsByMarketplace>(
      queryKey,
      (listings) => listings && applyChanges(listings, message.changes),
    )
  })
}
