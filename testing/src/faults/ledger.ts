import { setTimeout as pause } from 'node:timers/promises'
import { cardOrder } from '@vendaclara/api/test/buyer.ts'
import type { ServerProcess } from '../server-process.ts'
import type { Surroundings } from './surroundings.ts'

export interface Person {
  email: string
  token: string
}
interface Account extends Person {
  /** How many listings were sent, and which of them the product acknowledged. */
  asked: number
  acknowledged: Set<number>
  /** The last cost that was sent for the first listing, and the last acknowledged one. */
  sentCost: number
  acknowledgedCost: number
  mailsAsked: number
  mailsAcknowledged: number
}

export interface Found {
  writes: number
  lostWrites: number
  mails: number
  missingMails: number
  /** Missing mails that the product itself reports as possibly sent. */
  interruptedMails: number
  doubledMails: number
  buyers: number
  wrongPayments: number
  failures: number
}

const patience = 15_000
const settling = 60_000

/**
 * Sends sellers' requests to a product under faults, remembers what it acknowledged, and checks whether that is true.
 */
export class Ledger {
  private readonly accounts: Account[]
  private server: ServerProcess | undefined
  private clients: Promise<unknown> | undefined
  private isOver = false
  /** Answers with status 500. Each is a defect, also while something around the product is broken. */
  failures = 0

  constructor(people: readonly Person[]) {
    this.accounts = people.map((person) => ({
      ...person,
      asked: 0,
      acknowledged: new Set<number>(),
      sentCost: 0,
      acknowledgedCost: 0,
      mailsAsked: 0,
      mailsAcknowledged: 0,
    }))
  }

  /** The number of acknowledged writes. */
  get writes(): number {
    return this.accounts.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  }

  /** From here on, all sellers send their requests to this process, each one after the other. */
  ask(server: ServerProcess): void {
    this.server = server
    this.clients ??= Promise.all(this.accounts.map((account) => this.play(account)))
  }

  /** Stops the requests. Resolves when the last one is answered. */
  async end(): Promise<void> {
    this.isOver = true
    await this.clients
    this.clients = undefined
    this.isOver = false
  }

  private async play(account: Account): Promise<void> {
    for (let turn = 0; !this.isOver; turn += 1) {
      await this.saveListing(account)
      await this.changeCost(account)
      if (turn % 8 === 1) await this.askForMail(account)
      if (turn === 2) await this.buy(account)
    }
  }

  private async saveListing(account: Account): Promise<void> {
    account.asked += 1
    const number = account.asked
    const status = await this.call(account, 'POST', '/advertisingShopee', listing(number, 10))
    if (status === 200) account.acknowledged.add(number)
  }

  private async changeCost(account: Account): Promise<void> {
    account.sentCost += 1
    const cost = account.sentCost
    const status = await this.call(account, 'PUT', '/advertisingShopee', listing(0, cost))
    if (status === 200) account.acknowledgedCost = cost
  }

  private async askForMail(account: Account): Promise<void> {
    account.mailsAsked += 1
    const { email } = account
    if ((await this.call(account, 'POST', '/request-recovery', { email })) === 200) {
      account.mailsAcknowledged += 1
    }
  }

  private buy(account: Account): Promise<number> {
    return this.call(account, 'POST', '/subscription/credit-card', cardOrder())
  }

  /** The status, or 0 if there was no answer. */
  private async call({ token }: Person, method: string, url: string, body?: object): Promise<number> {
    const { server } = this
    const answered = server?.call(method, url, { token, ...(body && { body }) }).then(
      ({ status }) => status,
      () => 0,
    )
    const status = (await Promise.race([answered, pause(patience, 0, { ref: false })])) ?? 0
    if (status === 500) this.failures += 1
    // Slows down the requests to a process that is not there.
    if (status === 0 || status === 503) await pause(50)
    return status
  }

  /**
   * Waits on a healthy product until every purchase is complete, then counts. Expected: every acknowledged write
   * exists once, every requested mail arrived once, and every buyer has one customer, one subscription and one
   * payment.
   */
  async found(
    server: ServerProcess,
    { mail, gateway }: Surroundings,
    /** Ids of the mails that the product reports as possibly sent. */
    interrupted: () => ReadonlySet<string>,
  ): Promise<Found> {
    this.server = server
    const { books } = gateway
    for (const account of this.accounts) await this.untilBought(account)
    const lostWrites = (await Promise.all(this.accounts.map((account) => this.lostOf(account)))).flat().length
    const mailsTo = (email: string, subject: RegExp) =>
      mail.received.filter(({ to, subject: given = '' }) => to?.[0]?.address === email && subject.test(given))
        .length
    const states = () =>
      this.accounts.map(({ email, mailsAsked, mailsAcknowledged }) => {
        const came = mailsTo(email, /nova senha/)
        const receipts = mailsTo(email, /Recebemos o seu pagamento/)
        return {
          missing: Math.max(0, mailsAcknowledged - came) + (receipts === 0 ? 1 : 0),
          doubled: Math.max(0, came - mailsAsked) + Math.max(0, receipts - 1),
        }
      })
    const sum = (counts: number[]) => counts.reduce((one, other) => one + other, 0)
    // A mail carries the id of its job, which the log also has. A mail that did arrive does not excuse a missing one.
    const ids = () => mail.received.map(({ messageId = '' }) => messageId.replace(/^<|@.*$/g, ''))
    const excused = () => {
      const arrived = new Set(ids())
      return [...interrupted()].filter((id) => !arrived.has(id)).length
    }
    const missing = () => sum(states().map((state) => state.missing)) - excused()
    // Continues while mails arrive: thousands may have been waiting.
    for (let came = -1; missing() > 0 && mail.received.length > came; ) {
      came = mail.received.length
      const end = Date.now() + settling
      while (missing() > 0 && mail.received.length === came && Date.now() < end) await pause(100)
    }
    const live = books.subscriptions.filter(({ deleted }) => !deleted)
    const unpaid = live.filter(
      ({ id }) => books.payments.filter((one) => one.subscription === id && !one.deleted).length !== 1,
    )
    const wrongPayments =
      Math.abs(books.customers.length - this.accounts.length) +
      Math.abs(live.length - this.accounts.length) +
      unpaid.length
    if (wrongPayments > 0) console.log(JSON.stringify([books.customers, books.subscriptions, books.payments]))
    return {
      writes: this.writes,
      lostWrites,
      mails: sum(this.accounts.map(({ mailsAcknowledged }) => mailsAcknowledged + 1)),
      missingMails: Math.max(0, missing()),
      interruptedMails: excused(),
      doubledMails: sum(states().map((state) => state.doubled)) + ids().length - new Set(ids()).size,
      buyers: this.accounts.length,
      wrongPayments,
      failures: this.failures,
    }
  }

  private async untilBought(account: Account): Promise<void> {
    const end = Date.now() + settling
    let answer = 0
    while (Date.now() < end) {
      const session = await this.server?.call('POST', '/auth/verify-token', { token: account.token })
      if (session?.json.subscription === 'active') return
      answer = await this.buy(account)
      await pause(100)
    }
    throw new Error(`the purchase of ${account.email} came to no end; the last answer was ${answer}`)
  }

  /**
   * Acknowledged listings that are missing or exist twice, and the first one if its cost is older than the
   * acknowledged one.
   */
  private async lostOf({ token, acknowledged, sentCost, acknowledgedCost }: Account): Promise<string[]> {
    const answer = await this.server?.call('GET', '/advertising', { token })
    const stored = (answer?.json.calculadoraShopee ?? []) as { id: string; productCost: number }[]
    const times = new Map<string, number>()
    for (const { id } of stored) times.set(id, (times.get(id) ?? 0) + 1)
    const lost = [...acknowledged].map(idOf).filter((id) => times.get(id) !== 1)
    const cost = stored.find(({ id }) => id === idOf(0))?.productCost ?? 0
    return cost < acknowledgedCost || cost > sentCost ? [...lost, idOf(0)] : lost
  }
}

const idOf = (number: number) => `anuncio-${number}`

const listing = (number: number, productCost: number) => ({
  id: idOf(number),
  title: `Camiseta ${number}`,
  productCost,
  profitMargin: 18.5,
  variableCost: 1.3,
  salePrice: 59.99,
  netMargin: 0.185,
  monthlyBilling: 25_000,
  charges: 4,
  fixCost: 1300.07,
  freeShipping: false,
})
