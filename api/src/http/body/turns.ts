import { Refusal } from '../../errors/refusal.ts'

interface Limits {
  atOnce: number
  waiting: number
  waitingOfOne: number
  milliseconds: number
}
interface Waiting {
  account: string
  start: () => void
}

const retryAfter = 10

/**
 * Serves one heavy request per account at a time, and `atOnce` of all accounts. Others wait in line. A request is
 * refused as busy if the line is full or it has waited too long.
 */
export class Turns {
  private readonly limits: Limits
  private readonly served = new Set<string>()
  private readonly line: Waiting[] = []

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Waits for the account's turn. Returns the function that releases it. */
  async acquire(account: string): Promise<() => void> {
    if (!this.isFree(account)) await this.wait(account)
    else this.served.add(account)
    return () => this.release(account)
  }

  private isFree(account: string): boolean {
    return this.served.size < this.limits.atOnce && !this.served.has(account)
  }

  private wait(account: string): Promise<void> {
    const { waiting, waitingOfOne, milliseconds } = this.limits
    const own = this.line.filter((other) => other.account === account)
    if (this.line.length >= waiting || own.length >= waitingOfOne) throw busy()
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
        refuse(busy())
      }, milliseconds)
      this.line.push(entry)
    })
  }

  private release(account: string): void {
    this.served.delete(account)
    const next = this.line.findIndex((waiting) => this.isFree(waiting.account))
    const [entry] = next < 0 ? [] : this.line.splice(next, 1)
    if (!entry) return
    this.served.add(entry.account)
    entry.start()
  }
}

/** The refusal while there is no room. */
export function busy(): Refusal {
  return new Refusal('busy', { retryAfter })
}
