import type { Config } from '../config.ts'

/** Who a mail goes to, and the name it may greet with. */
export interface Recipient {
  to: string
  name?: string | undefined
}

interface Account {
  email: string
  name: string
  confirmedAt: Date | null
}

/** Without a name as long as nobody confirmed the address: it would be a stranger's text in somebody's mailbox. */
export function recipientOf({ email, name, confirmedAt }: Account): Recipient {
  return { to: email, ...(confirmedAt !== null && { name }) }
}

/** Where support is reached, as a mail says it: a web address or an e-mail. */
export function supportAddress({
  supportChatUrl,
  appUrl,
}: Pick<Config, 'supportChatUrl' | 'appUrl'>): string {
  return new URL(supportChatUrl, appUrl).href.replace(/^mailto:/, '')
}
