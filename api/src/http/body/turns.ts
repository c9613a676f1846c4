import { Refusal } from '../../errors/refusal.ts'

interface Limits {
  atOnce: number
  /** How many of one account; 1 if absent. */
  ofOne?: number
  waiting: number
  waitingOfOne: number
  milliseconds: number
  /** `busy` if absent. */
  refusal?: () => Refusal
}
interface Waiting {
  account: string
  start: () => void
}

const retryAfter = 10

/**
 * Serves `ofOne` requests per account at a time, and `atOnce` of all accounts. Others wait in line. A request is
 * refused as busy if the line is full or it has waited too long.
 */
export class Turns {
  private readonly limits: Limits
  private readonly served = new Map<string, number>()
  private inAll = 0
  private readonly line: Waiting[] = []

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Waits for the account's turn. Returns the function that releases it. */
  async acquire(account: string): Promise<() => void> {
    if (!this.isFree(account)) await this.wait(account)
    else this.serve(account)
    return () => this.release(account)
  }

  private isFree(account: string): boolean {
    const { atOnce, ofOne = 1 } = this.limits
    return this.inAll < atOnce && (this.served.get(account) ?? 0) < ofOne
  }

  private serve(account: string): void {
    this.inAll += 1
    this.served.set(account, (this.served.get(account) ?? 0) + 1)
  }

  private wait(account: string): Promise<void> {
    const { waiting, waitingOfOne, milliseconds, refusal = busy } = this.limits
    const own = this.line.filter((other) => other.account === account)
    if (this.line.length >= waiting || own.length >= waitingOfOne) throw refusal()
    return new Promise((start, refuse) => {
      const entry: Waiting = {
        account,
        start: () => {
          clearTimeout(patience)
          start()
        },
      }
      const patience = setTimeout(() => {
        this.line.splice(this.line.indexOf(entry), 1)
        refuse(refusal())
      }, milliseconds)
      this.line.push(entry)
    })
  }

  private release(account: string): void {
    this.inAll -= 1
    const left = (this.served.get(account) ?? 0) - 1
    if (left > 0) this.served.set(account, left)
    else this.served.delete(account)
    const next = this.line.findIndex((waiting) => this.isFree(waiting.account))
    const [entry] = next < 0 ? [] : this.line.splice(next, 1)
    if (!entry) return
    this.serve(entry.account)
    entry.start()
  }
}

/** The refusal while there is no room. */
export function busy(): Refusal {
  return new Refusal('busy', { retryAfter })
}
