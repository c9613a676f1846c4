import type { QueryClient } from '@tanstack/react-query'
import type { ListingsByMarketplace } from '../model/listing.ts'
import { applyChanges } from './listing-change.ts'
import { listingOutbox } from './listing-outbox.ts'
import { listingsQuery } from './listings-query.ts'
import { showConfig, showFeeSettings } from './settings-queries.ts'
import { openTabChannel } from './tab-channel.ts'

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
    listingOutbox(account).adopt(message.changes)
    queryClient.setQueryData<ListingsByMarketplace>(
      queryKey,
      (listings) => listings && applyChanges(listings, message.changes),
    )
  })
}
