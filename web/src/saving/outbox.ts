import { type Entry, nextEntry, readyToSend, replaceByLater } from './outbox-entry.ts'
import type { OutboxStorage } from './outbox-storage.ts'
import { retryDelay, type SaveState, type SendOutcome, saved, saving } from './send-outcome.ts'

export interface OutboxOptions<Change> {
  readonly keyOf: (change: Change) => string
  /**
   * Sends one change to the server, or several that may travel together. The outcome applies to all of them, except
   * those already settled with `settle`. Does not throw.
   */
  readonly send: (changes: readonly Change[], settle: Settle<Change>) => Promise<SendOutcome<Change>>
  readonly storage: OutboxStorage<Change>
  /**
   * Combines a waiting change, of this tab or another one, with a newer one of the same key. By default, the newer one
   * replaces it.
   */
  readonly merge?: (waiting: Change, next: Change) => Change
  /** Adapts a newer change after the server received the older one that it was merged with. */
  readonly afterDelivery?: (change: Change, delivered: Change) => Change
  /** Whether a change waits for a person's answer to a conflict. */
  readonly isHeld?: (change: Change) => boolean
  readonly travelTogether?: (one: Change, other: Change) => boolean
  readonly mostTogether?: number
  /** The place of changes that have an order: urgent ones are sent one after the other, lowest first. */
  readonly placeOf?: (change: Change) => number | undefined
  readonly later?: (callback: () => void, milliseconds: number) => void
}

type Outcome<Change, Kind> = Extract<SendOutcome<Change>, { kind: Kind }>
export type Settle<Change> = (changes: readonly Change[], outcome: SendOutcome<Change>) => void

// Keeps the saves of a whole shop below the server's 600 requests a minute, with room for the seller's own edits.
const pauseBetweenBackgroundSends = 150

/**
 * Sends changes to the server until they arrive: at most one request per key at a time, and the latest change wins. A
 * person's own edit goes first and alone; bulk changes go many at once. Unsent changes wait in the storage, where the
 * next outbox finds them.
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
      isHeld: () => false,
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

  /** Sends a change before all others. It is merged with a waiting change of the same key. */
  add(change: Change): void {
    this.addEach([change], true)
  }

  /** Sends a bulk change. No caller waits for it. */
  addAll(changes: readonly Change[]): void {
    this.addEach(changes, false)
  }

  /** A change, combined with the waiting one of its key. */
  private mergedWithWaiting(change: Change): Change {
    const { keyOf, merge, storage } = this.options
    const waiting = this.entries.get(keyOf(change))?.change ?? storage.read(change)
    return waiting === null ? change : merge(waiting, change)
  }

  /**
   * Takes note of changes that another tab has stored and is sending. They are later than waiting changes of the same
   * key.
   */
  adopt(changes: readonly Change[]): void {
    for (const change of changes) {
      const key = this.options.keyOf(change)
      const entry = this.entries.get(key)
      if (entry?.state.kind === 'refused' || entry?.state.kind === 'conflict') this.entries.delete(key)
      else if (entry) replaceByLater(entry, this.options.merge(entry.change, change))
      this.collect(change)
    }
    this.notify()
  }

  /** Discards the waiting changes of these keys. A change that is being sent may still arrive. */
  remove(changes: readonly Change[]): void {
    for (const change of changes) this.removeEntry(this.options.keyOf(change), change)
    this.notify()
  }

  stateOf = (key: string): SaveState => this.entries.get(key)?.state ?? saved

  /** False if the browser had no space for the last change, which would then be lost with the page. */
  everythingStored = (): boolean => this.allStored

  waiting(): Change[] {
    return [...this.entries.values()].map((entry) => entry.change)
  }

  /** The changes that the server does not have, with the reason. The same list until something changes. */
  items = (): readonly OutboxItem<Change>[] => {
    this.shown ??= [...this.entries.values()].map(({ change, state }) => ({ change, state }))
    return this.shown
  }

  /** Collects all unanswered changes, of any tab, and all further ones until the returned function is called. */
  collectChanges(): () => Change[] {
    const collected = [...this.options.storage.load(), ...this.waiting()]
    const collector = (change: Change) => collected.push(change)
    this.collectors.add(collector)
    return () => {
      this.collectors.delete(collector)
      return collected
    }
  }

  /** Immediately retries everything that waits for the network or the server. */
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
    this.allStored = true
    for (const change of changes) {
      const merged = this.mergedWithWaiting(change)
      const stored = this.options.storage.store(merged)
      this.allStored &&= stored
      this.set(merged, { urgent, stored })
      this.collect(change)
    }
    this.goOn()
  }

  private set(change: Change, how: { urgent: boolean; stored: boolean }): void {
    const { keyOf, isHeld } = this.options
    const key = keyOf(change)
    const entry = nextEntry(this.entries.get(key), change, { ...how, isHeld: isHeld(change) })
    // The latest change comes last.
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
    // Another tab may have replaced one with a change that cannot travel with the others.
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

  /** Replaces the entry's change by the stored one. Returns false if another tab has delivered it, or holds it. */
  private takeLatest(entry: Entry<Change>): boolean {
    const change = entry.stored ? this.options.storage.read(entry.change) : entry.change
    if (change === null) {
      this.entries.delete(this.options.keyOf(entry.change))
      return false
    }
    entry.change = change
    const isHeld = this.options.isHeld(change)
    if (isHeld) entry.state = { kind: 'conflict' }
    return !isHeld
  }

  private setApart(key: string): void {
    const entry = this.entries.get(key)
    if (entry) Object.assign(entry, { sending: false, alone: true })
  }

  private settle(key: string, sent: { change: Change; version: number }, outcome: SendOutcome<Change>): void {
    const entry = this.entries.get(key)
    if (!entry) return
    entry.sending = false
    const isLatest = entry.version === sent.version
    if (outcome.kind === 'done') {
      entry.attempts = 0
      entry.state = saving
      if (isLatest) this.removeEntry(key, sent.change)
      else this.becomeFollowing(entry, sent.change)
    } else if (outcome.kind === 'refused') {
      entry.state = isLatest ? outcome : saving
    } else if (outcome.kind === 'conflict') {
      // A later change was made before the person saw the other person's change.
      this.hold(entry, outcome)
    } else {
      this.wait(entry, outcome)
    }
  }

  private removeEntry(key: string, change: Change): void {
    this.entries.delete(key)
    this.options.storage.remove(change)
  }

  private becomeFollowing(entry: Entry<Change>, delivered: Change): void {
    this.become(entry, this.options.afterDelivery(entry.change, delivered))
  }

  private hold(entry: Entry<Change>, { held }: Outcome<Change, 'conflict'>): void {
    if (held) this.become(entry, held(entry.change))
    entry.state = held && !this.options.isHeld(entry.change) ? saving : { kind: 'conflict' }
  }

  private become(entry: Entry<Change>, change: Change): void {
    if (change === entry.change) return
    entry.change = change
    this.options.storage.store(change)
  }

  private wait(entry: Entry<Change>, { reason, afterSeconds }: Outcome<Change, 'retry'>): void {
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
