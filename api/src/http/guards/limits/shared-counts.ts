import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** A count and its start. */
export interface Count {
  count: number
  startedAt: Date
}

/**
 * Adds the requests of each key to the count of all processes and returns it. A count that began before `since`
 * starts again.
 */
export type AddCounts = (
  added: ReadonlyMap<string, number>,
  now: Date,
  since: Date,
) => Promise<ReadonlyMap<string, Count>>

interface Counted {
  startedAt: number
  /** The count of all processes when this one last shared its own. */
  known: number
  /** Counted in this process and not shared yet. */
  own: number
}

const minute = 60_000
/**
 * Keys with fewer requests in a minute are counted only in this process. That is nearly everybody, so there are few
 * writes.
 */
const worthSharing = 30
const mostKeys = 20_000

/** Counts requests per key and minute in memory, and regularly shares the counts with the product's other processes. */
export class SharedCounts implements FastifyRateLimitStore {
  private readonly counted = new Map<string, Counted>()
  private readonly add: AddCounts
  private readonly clock: () => Date

  constructor(add: AddCounts, clock: () => Date) {
    this.add = add
    this.clock = clock
  }

  incr(key: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void): void {
    const now = this.clock().getTime()
    const entry = this.entryOf(key, now)
    entry.own += 1
    done(null, { current: entry.known + entry.own, ttl: entry.startedAt + minute - now })
  }

  child(): this {
    return this
  }

  /** Adds this process's counts to the shared ones. If that fails, they stay here and are added later. */
  async share(): Promise<void> {
    const now = this.clock().getTime()
    const due = [...this.counted].filter(
      ([, { own, known, startedAt }]) => now < startedAt + minute && own > 0 && known + own >= worthSharing,
    )
    if (due.length === 0) return
    const added = new Map(due.map(([key, { own }]) => [key, own]))
    const all = await this.add(added, new Date(now), new Date(now - minute))
    for (const [key, entry] of due) {
      const shared = all.get(key)
      if (!shared) continue
      entry.own -= added.get(key) ?? 0
      entry.known = shared.count
      entry.startedAt = shared.startedAt.getTime()
    }
  }

  private entryOf(key: string, now: number): Counted {
    const known = this.counted.get(key)
    if (known && now < known.startedAt + minute) return known
    if (this.counted.size >= mostKeys) this.counted.clear()
    const begun = { startedAt: now, known: 0, own: 0 }
    this.counted.set(key, begun)
    return begun
  }
}
