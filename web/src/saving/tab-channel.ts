import type { z } from 'zod'
import { accountStorageKey } from '../storage/account-storage.ts'

/**
 * Connects the tabs of an account in one browser. A tab does not receive its own messages. Unknown messages, from
 * another version of the page, are ignored.
 */
export class TabChannel<Message> {
  private readonly schema: z.ZodType<Message>
  private readonly channel: BroadcastChannel

  constructor(account: string, key: string, schema: z.ZodType<Message>) {
    this.schema = schema
    this.channel = new BroadcastChannel(accountStorageKey(account, key))
  }

  post(message: Message): void {
    this.channel.postMessage(message)
  }

  listen(listener: (message: Message) => void): void {
    this.channel.addEventListener('message', ({ data }) => {
      const heard = this.schema.safeParse(data)
      if (heard.success) listener(heard.data)
    })
  }

  close(): void {
    this.channel.close()
  }
}
