import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'

const polling = 25
const patience = 60_000

/** The mails that a product without a mail server has written into its folder. */
export class Mailbox {
  private readonly folder: string

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'mail')
  }

  /** The mails to an address with a matching subject, oldest first. */
  async mailsTo(address: string, subject: RegExp): Promise<Email[]> {
    if (!existsSync(this.folder)) return []
    const files = readdirSync(this.folder).filter((name) => name.endsWith('.eml'))
    const raw = files.toSorted().map((name) => readFileSync(join(this.folder, name)))
    // Most of the hundreds of mails in a run are for other sellers.
    const named = raw.filter((bytes) => bytes.includes(address))
    const mails = await Promise.all(named.map((bytes) => PostalMime.parse(bytes)))
    return mails.filter((mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ''))
  }

  /** The address behind the button of the latest such mail. Waits until there are `count` of them. */
  async linkTo(address: string, subject: RegExp, count = 1): Promise<string> {
    const end = Date.now() + patience
    for (;;) {
      const mails = await this.mailsTo(address, subject)
      if (mails.length >= count) {
        const link = /https?:\/\/\S+\?token=[\w-]+/.exec(mails.at(-1)?.text ?? '')?.[0]
        if (link === undefined) throw new Error('the mail has no link')
        return link
      }
      if (Date.now() > end) throw new Error(`no mail ${subject} came to ${address}`)
      await pause(polling)
    }
  }
}
