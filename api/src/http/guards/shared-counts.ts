import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** How many there were, and since when. */
export interface Count {
  count: number
  startedAt: Date
}

/** Where all processes count: adds what each key asked and answers its count, begun anew where the last began before `since`. */
export type AddCounts = (
  added: ReadonlyMap<string, number>,
  now: Date,
  since: Date,
) => Promise<ReadonlyMap<string, Count>>

interface Counted {
  startedAt: number
  /** What all processes counted, as it was when this one last added to it. */
  known: number
  /** What is counted here only. */
  own: number
}

const minute = 60_000
/** Whoever asks less in a minute is counted in this process only: nearly everybody, so that nearly nothing is written. */
const worthSharing = 30
const mostKeys = 20_000

/** Counts requests by key in a minute, in memory, and every so often together with the other processes of the product. */
export class SharedCounts implements FastifyRateLimitStore {
  private readonly counted = new Map<string, Counted>()
  private readonly add: AddCounts

  constructor(add: AddCounts) {
    this.add = add
  }

  incr(key: string, done: (error: Error | null, result?: { current: number; ttl: number }) => void): void {
    const now = Date.now()
    const entry = this.entryOf(key, now)
    entry.own += 1
    done(null, { current: entry.known + entry.own, ttl: entry.startedAt + minute - now })
  }

  child(): this {
    return this
  }

  /** Adds what was counted here to what all processes count. What cannot be added now is added later, and counted here meanwhile. */
  async share(): Promise<void> {
    const now = Date.now()
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
