import type { QueryClient } from '@tanstack/react-query'
import { feeSettings } from '@vendaclara/contract/fee-settings'
import { shopConfig } from '@vendaclara/contract/shop'
import { z } from 'zod'
import { TabChannel } from '../../../saving/tab-channel.ts'
import type { ListingsByMarketplace } from '../model/listing.ts'
import { applyChanges } from './apply-changes.ts'
import { listingChange } from './listing-change.ts'
import { listingOutbox } from './listing-outbox.ts'
import { listingsQuery, showSaved } from './queries.ts'

/** What one tab of an account sends to the others: listings it changed, or a configuration or fee tables it saved. */
const tabMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changes'), changes: z.array(listingChange) }),
  z.object({ kind: z.literal('config'), config: shopConfig }),
  z.object({ kind: z.literal('fees'), settings: feeSettings }),
])
type TabMessage = z.infer<typeof tabMessage>

const channels = new Map<string, TabChannel<TabMessage>>()

/** The only channel of an account in this page. */
export function openTabChannel(account: string): TabChannel<TabMessage> {
  const channel = channels.get(account) ?? new TabChannel(account, 'pricing', tabMessage)
  channels.set(account, channel)
  return channel
}

const followed = new Set<string>()

/** Shows changes of other tabs at once, so that no edit here is based on something older. */
export function followOtherTabs(account: string, queryClient: QueryClient): void {
  if (followed.has(account)) return
  followed.add(account)
  const { queryKey } = listingsQuery(account)
  openTabChannel(account).listen((message) => {
    if (message.kind !== 'changes') return void showSaved(queryClient, account, message)
    listingOutbox(account).adopt(message.changes)
    queryClient.setQueryData<ListingsByMarketplace>(
      queryKey,
      (listings) => listings && applyChanges(listings, message.changes),
    )
  })
}
