import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

/** The mails a product without a mail server has put into its folder. */
export class Mailbox {
  readonly #folder: string

  constructor(dataFolder: string | undefined) {
    if (dataFolder === undefined) throw new Error('the product has no DATA_DIR')
    this.#folder = join(dataFolder, 'mail')
  }

  /** Those to an address whose subject matches, oldest first. */
  async mailsTo(address: string, subject: RegExp): Promise<Email[]> {
    if (!existsSync(this.#folder)) return []
    const files = readdirSync(this.#folder).filter((name) => name.endsWith('.eml'))
    const raw = files.toSorted().map((name) => readFileSync(join(this.#folder, name)))
    // Most of the hundreds in a run are another seller's.
    const named = raw.filter((bytes) => bytes.includes(address))
    const mails = await Promise.all(named.map((bytes) => PostalMime.parse(bytes)))
    return mails.filter((mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ''))
  }

  /** Where the button of the latest such mail leads, once there are so many. */
  async linkTo(address: string, subject: RegExp, count = 1): Promise<string> {
    await expect.poll(async () => (await this.mailsTo(address, subject)).length).toBeGreaterThanOrEqual(count)
    const mail = (await this.mailsTo(address, subject)).at(-1)
    const link = /https?:\/\/\S+\?token=[\w-]+/.exec(mail?.text ?? '')?.[0]
    if (link === undefined) throw new Error('the mail has no link')
    return link
  }
}

/** The mails of the product the journeys run against. */
export const mailbox = new Mailbox(process.env.E2E_DATA_DIR)
