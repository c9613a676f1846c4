import { feeSettings } from '@vendaclara/contract/fee-settings'
import { shopConfig } from '@vendaclara/contract/shop'
import { z } from 'zod'
import { accountStorageKey } from '../../../session/account-storage-key.ts'
import { listingChange } from './listing-change.ts'

/** Between the tabs of one account in one browser. A tab does not hear itself. */
export class TabChannel {
  private readonly channel: BroadcastChannel

  constructor(account: string) {
    this.channel = new BroadcastChannel(accountStorageKey(account, 'pricing'))
  }

  post(message: TabMessage): void {
    this.channel.postMessage(message)
  }

  listen(listener: (message: TabMessage) => void): void {
    this.channel.addEventListener('message', ({ data }) => {
      const { data: message } = tabMessage.safeParse(data)
      if (message) listener(message)
    })
  }

  close(): void {
    this.channel.close()
  }
}

const channels = new Map<string, TabChannel>()

/** The one channel of an account in this page. */
export function openTabChannel(account: string): TabChannel {
  const channel = channels.get(account) ?? new TabChannel(account)
  channels.set(account, channel)
  return channel
}

/** What one tab of an account tells the others: listings it changed, or a configuration or fee tables it saved. */
const tabMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changes'), changes: z.array(listingChange) }),
  z.object({ kind: z.literal('config'), config: shopConfig }),
  z.object({ kind: z.literal('fees'), settings: feeSettings }),
])
export type TabMessage = z.infer<typeof tabMessage>
