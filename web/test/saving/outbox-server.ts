import { Outbox, type OutboxOptions } from '../../src/saving/outbox.ts'
import type { OutboxStorage } from '../../src/saving/outbox-storage.ts'
import type { SendOutcome } from '../../src/saving/send-outcome.ts'

/** A change of something with an id, in the shape of those the product sends. */
export interface Change {
  readonly kind: 'create' | 'save' | 'remove'
  readonly id: string
  readonly amount: number
}

export const save = (part: Partial<Change> = {}): Change => ({ kind: 'save', id: 'one', amount: 10, ...part })

/** A server whose answers come when the test says so, beside a storage and a clock that the test can read. */
export function outboxServer() {
  const sent: {
    readonly change: Change
    readonly changes: readonly Change[]
    readonly settle: (changes: readonly Change[], outcome: SendOutcome<Change>) => void
    readonly answer: (outcome: SendOutcome<Change>) => Promise<void>
  }[] = []
  const timers: { callback: () => void; milliseconds: number }[] = []
  const stored = new Map<string, Change>()
  const storage: OutboxStorage<Change> = {
    load: () => [...stored.values()],
    read: ({ id }) => stored.get(id) ?? null,
    store: (change) => {
      stored.set(change.id, change)
      return true
    },
    remove: ({ id }) => {
      stored.delete(id)
    },
  }
  const open = (options: Partial<OutboxOptions<Change>> = {}) =>
    new Outbox<Change>({
      keyOf: ({ id }) => id,
      send: (changes, settle) =>
        new Promise<SendOutcome<Change>>((resolve) => {
          const [change] = changes
          if (!change) throw new Error('nothing was to be sent')
          const answer = async (outcome: SendOutcome<Change>) => {
            resolve(outcome)
            await new Promise((done) => setImmediate(done))
          }
          sent.push({ change, changes, settle, answer })
        }),
      storage,
      merge: (waiting, next) =>
        waiting.kind === 'create' && next.kind === 'save' ? { ...next, kind: 'create' } : next,
      afterDelivery: (change) => (change.kind === 'create' ? { ...change, kind: 'save' } : change),
      travelTogether: (one, other) => (one.kind === 'remove') === (other.kind === 'remove'),
      later: (callback, milliseconds) => timers.push({ callback, milliseconds }),
      ...options,
    })
  const last = () => {
    const request = sent.at(-1)
    if (!request) throw new Error('nothing was sent')
    return request
  }
  const ring = () => {
    for (const { callback } of timers.splice(0)) callback()
  }
  return { sent, timers, stored, open, last, ring }
}
