import { feeSettings } from '@vendaclara/contract/fee-settings'
import { shopConfig } from '@vendaclara/contract/shop'
import { z } from 'zod'
import { TabChannel } from '../../../saving/tab-channel.ts'
import { listingChange } from './listing-change.ts'

/** What one tab of an account tells the others: listings it changed, or a configuration or fee tables it saved. */
const tabMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changes'), changes: z.array(listingChange) }),
  z.object({ kind: z.literal('config'), config: shopConfig }),
  z.object({ kind: z.literal('fees'), settings: feeSettings }),
])
type TabMessage = z.infer<typeof tabMessage>

const channels = new Map<string, TabChannel<TabMessage>>()

/** The one channel of an account in this page. */
export function openTabChannel(account: string): TabChannel<TabMessage> {
  const channel = channels.get(account) ?? new TabChannel(account, 'pricing', tabMessage)
  channels.set(account, channel)
  return channel
}
