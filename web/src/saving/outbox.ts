import { type Entry, nextEntry, readyToSend, replaceByLater } from './outbox-entry.ts'
import type { OutboxStorage } from './outbox-storage.ts'
import { retryDelay, type SaveState, type SendOutcome, saved, saving } from './send-outcome.ts'

export interface OutboxOptions<Change> {
  readonly keyOf: (change: Change) => string
  /**
   * Brings one change to the server, or several that may travel together, all or none unless it settles some of them earlier. Does not
   * throw.
   */
  readonly send: (changes: readonly Change[], settle: Settle<Change>) => Promise<SendOutcome>
  readonly storage: OutboxStorage<Change>
  /** What waits once a change comes after one that waits for the same key; the later one, unless said otherwise. */
  readonly merge?: (waiting: Change, next: Change) => Change
  /** What a newer change becomes once the server has the older one it was merged with. */
  readonly afterDelivery?: (change: Change) => Change
  readonly travelTogether?: (one: Change, other: Change) => boolean
  readonly mostTogether?: number
  /** Where changes have a place in a row: urgent ones go one after the other in it, the lowest first. */
  readonly placeOf?: (change: Change) => number | undefined
  readonly later?: (callback: () => void, milliseconds: number) => void
}

type Settle<Change> = (changes: readonly Change[], outcome: SendOutcome) => void

// Keeps the saves of a whole shop under the server's 600 a minute, with room for the seller's own edits.
const pauseBetweenBackgroundSends = 150

/**
 * Brings changes to the server: at most one request in flight for each key, the latest change wins, tried again until it is
 * there. What the person edits goes by itself and first; what is done to many at once goes many at once. What is not there
 * yet waits in the storage, from which a new outbox takes it up.
 */
export class Outbox<Change> {
  private readonly entries = new Map<string, Entry<Change>>()
  private readonly listeners = new Set<() => void>()
  private readonly collectors = new Set<(change: Change) => void>()
  private readonly options: Required<OutboxOptions<Change>>
  private inFlight = 0
  private paused = false
  private allStored = true
  private shown: readonly OutboxItem<Change>[] | undefined

  constructor(options: OutboxOptions<Change>) {
    this.options = {
      merge: (_, next) => next,
      afterDelivery: (change) => change,
      travelTogether: () => true,
      mostTogether: 500,
      placeOf: () => undefined,
      later: (callback, milliseconds) => void setTimeout(callback, milliseconds),
      ...options,
    }
    const placeOf = (change: Change) => this.options.placeOf(change) ?? 0
    const unsent = options.storage.load().toSorted((one, other) => placeOf(one) - placeOf(other))
    for (const change of unsent) this.set(change, { urgent: false, stored: true })
    this.sendReady()
  }

  /** Sends a change before all others. One of the same key that still waits is replaced. */
  add(change: Change): void {
    this.addEach([change], true)
  }

  /** Sends what is done to many at once, which nobody waits for. */
  addAll(changes: readonly Change[]): void {
    this.addEach(changes, false)
  }

  /** Hears what another tab has stored and is sending: it is later than whatever waits here for the same key. */
  adopt(changes: readonly Change[]): void {
    for (const change of changes) {
      const key = this.options.keyOf(change)
      const entry = this.entries.get(key)
      if (entry?.state.kind === 'refused' || entry?.state.kind === 'conflict') this.entries.delete(key)
      else if (entry) replaceByLater(entry, change)
      this.collect(change)
    }
    this.notify()
  }

  /** Gives up what waits under some keys; what is on its way may arrive all the same. */
  remove(changes: readonly Change[]): void {
    for (const change of changes) this.removeEntry(this.options.keyOf(change), change)
    this.notify()
  }

  stateOf = (key: string): SaveState => this.entries.get(key)?.state ?? saved

  /** False when the browser had no room for the last change: it lives only as long as the page. */
  everythingStored = (): boolean => this.allStored

  waiting(): Change[] {
    return [...this.entries.values()].map((entry) => entry.change)
  }

  /** What the server does not have, with the reason; the same list until something changes. */
  items = (): readonly OutboxItem<Change>[] => {
    this.shown ??= [...this.entries.values()].map(({ change, state }) => ({ change, state }))
    return this.shown
  }

  /** Collects what no server has answered for yet, in any tab, and what is changed until the collecting is ended. */
  collectChanges(): () => Change[] {
    const collected = [...this.options.storage.load(), ...this.waiting()]
    const collector = (change: Change) => collected.push(change)
    this.collectors.add(collector)
    return () => {
      this.collectors.delete(collector)
      return collected
    }
  }

  /** Tries again at once what waits for the network or the server. */
  retryNow(): void {
    for (const entry of this.entries.values()) {
      if (entry.state.kind === 'waiting' && !entry.sending) entry.state = saving
    }
    this.goOn()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private addEach(changes: readonly Change[], urgent: boolean): void {
    const { keyOf, merge, storage } = this.options
    this.allStored = true
    for (const change of changes) {
      const known = this.entries.get(keyOf(change))
      const merged = known ? merge(known.change, change) : change
      const stored = storage.store(merged)
      this.allStored &&= stored
      this.set(merged, { urgent, stored })
      this.collect(change)
    }
    this.goOn()
  }

  private set(change: Change, how: { urgent: boolean; stored: boolean }): void {
    const key = this.options.keyOf(change)
    const entry = nextEntry(this.entries.get(key), change, how)
    // The latest stands last.
    this.entries.delete(key)
    this.entries.set(key, entry)
  }

  private goOn = (): void => {
    this.sendReady()
    this.notify()
  }

  private sendReady(): void {
    if (this.paused) return
    for (const entries of readyToSend([...this.entries.values()], this.inFlight, this.options))
      this.send(entries)
  }

  private send(entries: readonly Entry<Change>[]): void {
    const { keyOf, later, travelTogether } = this.options
    const latest = entries.filter((entry) => this.takeLatest(entry))
    const [first] = latest
    // Another tab may have replaced one meanwhile by what does not travel with the others.
    const sent = latest.filter((entry) => first && travelTogether(first.change, entry.change))
    for (const entry of sent) entry.sending = true
    if (sent.length === 0) {
      later(this.goOn, 0)
      return
    }
    const unsettled = new Map(sent.map(({ change, version }) => [keyOf(change), { change, version }]))
    const settle: Settle<Change> = (changes, outcome) => {
      for (const key of changes.map(keyOf)) {
        const settled = unsettled.get(key)
        if (settled) this.settle(key, settled, outcome)
        unsettled.delete(key)
      }
      this.notify()
    }
    this.inFlight += 1
    this.options
      .send(
        sent.map(({ change }) => change),
        settle,
      )
      .then((outcome) => {
        for (const [key, settled] of unsettled) {
          if (sent.length > 1 && outcome.kind === 'refused') this.setApart(key)
          else this.settle(key, settled, outcome)
        }
      })
      .finally(() => {
        this.inFlight -= 1
        this.notify()
        if (entries.some((entry) => entry.urgent)) this.sendReady()
        else later(this.goOn, pauseBetweenBackgroundSends)
      })
  }

  /** Makes of an entry what is stored now; false where another tab has delivered it. */
  private takeLatest(entry: Entry<Change>): boolean {
    const change = entry.stored ? this.options.storage.read(entry.change) : entry.change
    if (change === null) this.entries.delete(this.options.keyOf(entry.change))
    else entry.change = change
    return change !== null
  }

  private setApart(key: string): void {
    const entry = this.entries.get(key)
    if (entry) Object.assign(entry, { sending: false, alone: true })
  }

  private settle(key: string, sent: { change: Change; version: number }, outcome: SendOutcome): void {
    const entry = this.entries.get(key)
    if (!entry) return
    entry.sending = false
    const isLatest = entry.version === sent.version
    if (outcome.kind === 'done') {
      entry.attempts = 0
      entry.state = saving
      if (isLatest) this.removeEntry(key, sent.change)
      else this.becomeFollowing(entry)
    } else if (outcome.kind === 'refused') {
      entry.state = isLatest ? outcome : saving
    } else if (outcome.kind === 'conflict') {
      // A later change was made before the person saw what somebody else changed.
      entry.state = outcome
    } else {
      this.wait(entry, outcome)
    }
  }

  private removeEntry(key: string, change: Change): void {
    this.entries.delete(key)
    this.options.storage.remove(change)
  }

  private becomeFollowing(entry: Entry<Change>): void {
    const following = this.options.afterDelivery(entry.change)
    if (following === entry.change) return
    entry.change = following
    this.options.storage.store(following)
  }

  private wait(entry: Entry<Change>, { reason, afterSeconds }: SendOutcome & { kind: 'retry' }): void {
    entry.state = { kind: 'waiting', reason }
    entry.attempts += 1
    if (reason === 'logged-out' || reason === 'no-access') return
    const delay = retryDelay(entry.attempts, afterSeconds)
    if (reason === 'busy') this.pause(delay)
    const { version } = entry
    this.options.later(() => this.wake(this.options.keyOf(entry.change), version), delay)
  }

  private wake(key: string, version: number): void {
    const entry = this.entries.get(key)
    if (entry?.state.kind !== 'waiting' || entry.version < version) return
    entry.state = saving
    this.goOn()
  }

  private pause(milliseconds: number): void {
    this.paused = true
    this.options.later(() => {
      this.paused = false
      this.goOn()
    }, milliseconds)
  }

  private collect(change: Change): void {
    for (const collector of this.collectors) collector(change)
  }

  private notify(): void {
    this.shown = undefined
    for (const listener of this.listeners) listener()
  }
}

export interface OutboxItem<Change> {
  readonly change: Change
  readonly state: SaveState
}
