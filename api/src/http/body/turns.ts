import type { FastifyReply } from 'fastify'
import { Refusal } from '../../errors/refusal.ts'
import { onceAnswered } from '../once-answered.ts'

interface Limits {
  atOnce: number
  /** How many of one account; 1 if absent. */
  ofOne?: number
  atOnceOfNetwork?: number
  waiting: number
  waitingOfAccount: number
  waitingOfNetwork?: number
  milliseconds: number
  /** `busy` if absent. */
  refusal?: () => Refusal
}
interface Asking {
  account: string
  /** Of a request that one network must not crowd out; absent where only accounts count. */
  network?: string
}
interface Waiting extends Asking {
  start: () => void
}

const retryAfter = 10

/**
 * Serves `ofOne` requests per account at a time, some of one network, and `atOnce` of all. Others wait in line. A
 * request is refused if the line is full or it has waited too long.
 */
export class Turns {
  private readonly limits: Limits
  private readonly served: Asking[] = []
  private readonly line: Waiting[] = []

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Refuses what would find neither a turn nor a place in the line now. */
  refuseIfFull(asking: Asking): void {
    const { refusal = busy } = this.limits
    if (!this.isFree(asking) && this.isLineFull(asking)) throw refusal()
  }

  /** Waits for the turn. Returns the function that releases it. */
  async acquire(asking: Asking): Promise<() => void> {
    if (!this.isFree(asking)) await this.wait(asking)
    else this.served.push(asking)
    return () => this.release(asking)
  }

  /** Waits for the turn and keeps it until the answer has been sent. */
  async whileAnswering({ raw }: FastifyReply, asking: Asking): Promise<void> {
    onceAnswered(raw, await this.acquire(asking))
    if (raw.destroyed) throw busy()
  }

  private isFree(asking: Asking): boolean {
    const { atOnce, ofOne = 1, atOnceOfNetwork = atOnce } = this.limits
    const { ofAccount, ofNetwork } = countsOf(this.served, asking)
    return this.served.length < atOnce && ofAccount < ofOne && ofNetwork < atOnceOfNetwork
  }

  private isLineFull(asking: Asking): boolean {
    const { waiting, waitingOfAccount, waitingOfNetwork = waiting } = this.limits
    const { ofAccount, ofNetwork } = countsOf(this.line, asking)
    return this.line.length >= waiting || ofAccount >= waitingOfAccount || ofNetwork >= waitingOfNetwork
  }

  private wait(asking: Asking): Promise<void> {
    const { milliseconds, refusal = busy } = this.limits
    this.refuseIfFull(asking)
    return new Promise((start, refuse) => {
      const entry: Waiting = {
        ...asking,
        start: () => {
          clearTimeout(patience)
          this.served.push(asking)
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

  private release(asking: Asking): void {
    const place = this.served.indexOf(asking)
    if (place < 0) return
    this.served.splice(place, 1)
    const next = this.line.findIndex((waiting) => this.isFree(waiting))
    if (next >= 0) this.line.splice(next, 1)[0]?.start()
  }
}

function countsOf(all: readonly Asking[], { account, network }: Asking) {
  return {
    ofAccount: all.filter((other) => other.account === account).length,
    ofNetwork: network === undefined ? 0 : all.filter((other) => other.network === network).length,
  }
}

/** The refusal while there is no room. */
export function busy(): Refusal {
  return new Refusal('busy', { retryAfter })
}
