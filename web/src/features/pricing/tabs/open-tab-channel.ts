import { TabChannel } from './tab-channel.ts'

const channels = new Map<string, TabChannel>()

/** The one channel of an account in this page. */
export function openTabChannel(account: string): TabChannel {
  const channel = channels.get(account) ?? new TabChannel(account)
  channels.set(account, channel)
  return channel
}
