import { accountStorageKey } from '../../../session/account-storage-key.ts'
import { type TabMessage, tabMessage } from './tab-message.ts'

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
