import type { FastifyReply } from 'fastify'
import { Refusal } from '../../errors/refusal.ts'
import { onceAnswered } from '../once-answered.ts'

interface Limits {
  atOnce: number
  atOnceOfNetwork: number
  waiting: number
  waitingOfAccount: number
  waitingOfNetwork: number
  milliseconds: number
}
export interface Asking {
  account: string
  network: string
}
interface Waiting extends Asking {
  start: () => void
}

const retryAfter = 10

/**
 * Serves one heavy request per account at a time, some of one network, and `atOnce` of all. Others wait in line. A
 * request is refused as busy if the line is full or it has waited too long.
 */
export class Turns {
  private readonly limits: Limits
  private readonly served: Asking[] = []
  private readonly line: Waiting[] = []

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Waits for the turn. Returns the function that releases it. */
  async acquire(asking: Asking): Promise<() => void> {
    if (!this.isFree(asking)) await this.wait(asking)
    else this.served.push(asking)
    return () => this.release(asking)
  }

  /** Waits for the turn and keeps it until the answer has been sent. */
  async whileAnswering({ raw }: FastifyReply, { account, network }: Asking): Promise<void> {
    onceAnswered(raw, await this.acquire({ account, network }))
    if (raw.destroyed) throw busy()
  }

  private isFree({ account, network }: Asking): boolean {
    const { atOnce, atOnceOfNetwork } = this.limits
    const ofNetwork = this.served.filter((other) => other.network === network).length
    const isServed = this.served.some((other) => other.account === account)
    return this.served.length < atOnce && ofNetwork < atOnceOfNetwork && !isServed
  }

  private wait(asking: Asking): Promise<void> {
    const { waiting, waitingOfAccount, waitingOfNetwork, milliseconds } = this.limits
    const ofAccount = this.line.filter(({ account }) => account === asking.account).length
    const ofNetwork = this.line.filter(({ network }) => network === asking.network).length
    const isFull =
      this.line.length >= waiting || ofAccount >= waitingOfAccount || ofNetwork >= waitingOfNetwork
    if (isFull) throw busy()
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
        refuse(busy())
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

/** The refusal while there is no room. */
export function busy(): Refusal {
  return new Refusal('busy', { retryAfter })
}
