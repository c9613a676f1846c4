import type { Config } from '../config.ts'

/** The address of a mail, and the name for its greeting. */
export interface Recipient {
  to: string
  name?: string | undefined
}

interface Account {
  email: string
  name: string
  confirmedAt: Date | null
}

/** Without a name until the address is confirmed: a stranger could have typed both. */
export function recipientOf({ email, name, confirmedAt }: Account): Recipient {
  return { to: email, ...(confirmedAt !== null && { name }) }
}

/** The address of support as mails print it: a web address or an e-mail. */
export function supportAddress({
  supportChatUrl,
  appUrl,
}: Pick<Config, 'supportChatUrl' | 'appUrl'>): string {
  return new URL(supportChatUrl, appUrl).href.replace(/^mailto:/, '')
}
