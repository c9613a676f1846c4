import type { ChangeStorage } from './change-storage.ts'
import { changeKey, type ListingChange } from './listing-change.ts'
import type { SaveState, SendOutcome } from './save-state.ts'
import { retryDelay } from './save-state.ts'

interface Entry {
  change: ListingChange
  version: number
  attempts: number
  urgent: boolean
  kept: boolean
  state: SaveState
  sending: boolean
  /** Refused together with others, it is sent by itself, to learn which of them it was. */
  alone: boolean
}

interface ListingQueueOptions {
  /** Brings one change to the server, or several of one kind, all or none. */
  send: (changes: readonly ListingChange[]) => Promise<SendOutcome>
  storage: ChangeStorage
  /** Calls back after a time; answers how to call it off. */
  later: (callback: () => void, milliseconds: number) => () => void
}

const saved: SaveState = { kind: 'saved' }
const saving: SaveState = { kind: 'saving' }
const mostUrgentInFlight = 4
const mostTogether = 500
// Keeps the saves of a whole shop under the server's 600 a minute, with room for the seller's own edits.
const pauseBetweenBackgroundSaves = 150

/**
 * Brings listings to the server: at most one request in flight for each, the latest edit wins, tried again until it is
 * there. What the seller edits goes by itself and first; what is done to a whole shop goes many at once. What is not there yet waits in the storage, from which a new queue takes it up.
 */
export class ListingQueue {
  private readonly entries = new Map<string, Entry>()
  private readonly listeners = new Set<() => void>()
  private readonly gatherers = new Set<(change: ListingChange) => void>()
  private readonly options: ListingQueueOptions
  private inFlight = 0
  private paused = false
  private allKept = true

  constructor(options: ListingQueueOptions) {
    this.options = options
    for (const change of options.storage.load()) this.enter(change, { urgent: false, kept: true })
    this.pump()
  }

  /** Takes a change. One of the listing that still waits is replaced; a creation stays one until the server has it. */
  add(change: ListingChange): void {
    this.allKept = this.keep(change, true)
    this.pump()
    this.tell()
  }

  /** Takes what is done to many listings at once, which nobody waits for. */
  addAll(changes: readonly ListingChange[]): void {
    this.allKept = changes.map((change) => this.keep(change, false)).every(Boolean)
    this.pump()
    this.tell()
  }

  /** Hears what another tab has kept and is sending: it is later than whatever waits here for the same listing. */
  takeOver(changes: readonly ListingChange[]): void {
    for (const change of changes) {
      const key = changeKey(change.listing)
      const entry = this.entries.get(key)
      if (entry?.state.kind === 'refused') this.entries.delete(key)
      else if (entry) this.give(entry, change)
      this.note(change)
    }
    this.tell()
  }

  stateOf = (key: string): SaveState => this.entries.get(key)?.state ?? saved

  /** False when the browser had no room for the last change: it lives only as long as the page. */
  everythingKept = (): boolean => this.allKept

  waiting(): ListingChange[] {
    return [...this.entries.values()].map((entry) => entry.change)
  }

  /** Gathers what no server has answered for yet, in any tab, and what is changed until the gathering is ended. */
  gather(): () => ListingChange[] {
    const gathered = [...this.options.storage.load(), ...this.waiting()]
    const take = (change: ListingChange) => gathered.push(change)
    this.gatherers.add(take)
    return () => {
      this.gatherers.delete(take)
      return gathered
    }
  }

  /** Tries again at once what waits for the network or the server. */
  retryNow(): void {
    for (const entry of this.entries.values()) {
      if (entry.state.kind === 'waiting' && !entry.sending) entry.state = saving
    }
    this.pump()
    this.tell()
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** One that is on its way may reach the server after the other tab's: the later one is then sent once more. */
  private give(entry: Entry, change: ListingChange): void {
    entry.change = change
    if (!entry.sending) return
    entry.version += 1
    entry.kept = false
  }

  private keep(change: ListingChange, urgent: boolean): boolean {
    const known = this.entries.get(changeKey(change.listing))
    const kind = known?.change.kind === 'create' && change.kind === 'save' ? 'create' : change.kind
    const kept = this.options.storage.keep({ ...change, kind })
    this.enter({ ...change, kind }, { urgent, kept })
    this.note(change)
    return kept
  }

  private enter(change: ListingChange, { urgent, kept }: { urgent: boolean; kept: boolean }): void {
    const key = changeKey(change.listing)
    const known = this.entries.get(key)
    if (known) this.entries.delete(key)
    this.entries.set(key, {
      change,
      version: (known?.version ?? 0) + 1,
      attempts: known?.attempts ?? 0,
      urgent: urgent || (known?.urgent ?? false),
      kept,
      state: known?.state.kind === 'waiting' ? known.state : saving,
      sending: known?.sending ?? false,
      alone: false,
    })
  }

  private pump(): void {
    if (this.paused) return
    const ready = [...this.entries.values()].filter((entry) => entry.state === saving && !entry.sending)
    const urgent = ready.filter((entry) => entry.urgent).reverse()
    for (const entry of urgent.slice(0, mostUrgentInFlight - this.inFlight)) this.send([entry])
    if (urgent.length > 0 || this.inFlight > 0) return
    const background = ready.filter((entry) => !entry.urgent)
    if (background[0]) this.send(together(background[0], background))
  }

  private send(entries: readonly Entry[]): void {
    const taken = entries.filter((entry) => this.take(entry))
    // Another tab may have removed one meanwhile: it goes with the removals.
    const alike = taken.filter((entry) => isRemoval(entry) === taken.slice(0, 1).some(isRemoval))
    for (const entry of taken) entry.sending = alike.includes(entry)
    const sent = alike.map(({ change, version }) => ({ key: changeKey(change.listing), change, version }))
    if (sent.length === 0) {
      this.options.later(() => {
        this.pump()
        this.tell()
      }, 0)
      return
    }
    this.inFlight += 1
    this.options
      .send(sent.map(({ change }) => change))
      .then((outcome) => {
        for (const { key, change, version } of sent) {
          if (sent.length > 1 && outcome.kind === 'refused') this.setApart(key)
          else this.settle(key, change, version, outcome)
        }
      })
      .finally(() => {
        this.inFlight -= 1
        this.tell()
        if (entries.some((entry) => entry.urgent)) this.pump()
        else this.options.later(() => this.pump(), pauseBetweenBackgroundSaves)
      })
  }

  /** Makes an entry ready to be sent as it is kept now; false where another tab has delivered it. */
  private take(entry: Entry): boolean {
    const change = entry.kept ? this.options.storage.read(entry.change) : entry.change
    if (change === null) this.entries.delete(changeKey(entry.change.listing))
    else Object.assign(entry, { change, sending: true })
    return change !== null
  }

  private setApart(key: string): void {
    const entry = this.entries.get(key)
    if (entry) Object.assign(entry, { sending: false, alone: true })
  }

  private settle(key: string, sent: ListingChange, version: number, outcome: SendOutcome): void {
    const entry = this.entries.get(key)
    if (!entry) return
    entry.sending = false
    const isLatest = entry.version === version
    if (outcome.kind === 'done') {
      entry.attempts = 0
      entry.state = saving
      if (isLatest) this.forget(key, sent)
      else if (entry.change.kind === 'create') this.becomeSave(entry)
    } else if (outcome.kind === 'refused') {
      entry.state = isLatest ? outcome : saving
    } else {
      this.wait(entry, outcome)
    }
  }

  private forget(key: string, sent: ListingChange): void {
    this.entries.delete(key)
    this.options.storage.drop(sent)
  }

  private becomeSave(entry: Entry): void {
    entry.change = { ...entry.change, kind: 'save' }
    this.options.storage.keep(entry.change)
  }

  private wait(entry: Entry, { reason, afterSeconds }: SendOutcome & { kind: 'retry' }): void {
    entry.state = { kind: 'waiting', reason }
    entry.attempts += 1
    if (reason === 'logged-out' || reason === 'no-access') return
    const delay = retryDelay(entry.attempts, afterSeconds)
    if (reason === 'busy') this.pause(delay)
    const { version } = entry
    this.options.later(() => this.wake(changeKey(entry.change.listing), version), delay)
  }

  private wake(key: string, version: number): void {
    const entry = this.entries.get(key)
    if (entry?.state.kind !== 'waiting' || entry.version < version) return
    entry.state = saving
    this.pump()
    this.tell()
  }

  private pause(milliseconds: number): void {
    this.paused = true
    this.options.later(() => {
      this.paused = false
      this.pump()
    }, milliseconds)
  }

  private note(change: ListingChange): void {
    for (const take of this.gatherers) take(change)
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}

/** What travels with an entry of the background: removals with removals, everything else together. */
function together(first: Entry, background: readonly Entry[]): readonly Entry[] {
  if (first.alone) return [first]
  return background
    .filter((entry) => !entry.alone && isRemoval(entry) === isRemoval(first))
    .slice(0, mostTogether)
}

function isRemoval(entry: Entry): boolean {
  return entry.change.kind === 'remove'
}
