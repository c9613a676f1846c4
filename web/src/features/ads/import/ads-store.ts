import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { TabChannel } from '../../../saving/tab-channel.ts'
import { useSession } from '../../../session/use-session.ts'
import { isStorageFull } from '../../../storage/database.ts'
import { storedValue } from '../../../storage/stored-value.ts'
import { storedViews } from '../../../storage/stored-views.ts'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import { type ImportedReport, type KeptEntry, titleOf, type UnsoldSum } from '../kept/kept-entry.ts'
import { reportStorage, type StorageFailure } from '../kept/report-storage.ts'
import { texts } from '../kept/texts.ts'
import { emptySlot, ReportSlot, type SlotState } from './report-slot.ts'

/** The state of the ads screen. */
export interface AdsState {
  readonly shown: SlotState
  /** The report that the shown one is compared with. */
  readonly other: SlotState
  /** Whether the periods of a comparison were swapped by hand. */
  readonly isTurned: boolean
  /** The reports stored in this browser, latest import first. */
  readonly entries: readonly KeptEntry[]
  readonly storageFailure: StorageFailure | undefined
}

const initialAdsState: AdsState = {
  shown: emptySlot,
  other: emptySlot,
  isTurned: false,
  entries: [],
  storageFailure: undefined,
}

/** Holds the reports of one account outside the screen, so that what is shown survives leaving the screen. */
export class AdsStore {
  readonly shown: ReportSlot
  readonly other: ReportSlot
  private readonly account: string
  private readonly tabs: TabChannel<'changed'>
  private readonly listeners = new Set<() => void>()
  private state = initialAdsState
  /** Whether the report that is asked for is to be compared with the periods swapped. */
  private willTurn = false

  constructor(account: string) {
    this.account = account
    this.shown = new ReportSlot({
      account,
      onState: (shown) => this.set({ shown }),
      onReport: (report) => this.compareAsBefore(report),
      keep: (report) => this.keep(report, () => reportStorage.keep(account, report)),
    })
    this.other = new ReportSlot({
      account,
      onState: (other) => this.set({ other }),
      onReport: () => this.turn(this.willTurn),
      // With a title, so that it takes the place of no other import.
      keep: (report) => this.keep(report, () => reportStorage.save(account, report, titleOf(report))),
    })
    this.tabs = new TabChannel(account, 'ads', z.literal('changed'))
    this.tabs.listen(() => this.inStorage('read', () => this.list()))
    this.begin()
  }

  get = (): AdsState => this.state

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Shows a stored report instead of the one on the screen. */
  open = async (id: string): Promise<void> => {
    const entry = this.entryOf(id)
    if (!entry) return
    this.shown.cancel()
    await this.shown.open(entry)
  }

  compareFile = (file: File): void => {
    this.willTurn = false
    void this.other.import(file)
  }

  compare = (entry: KeptEntry, isTurned = false): void => {
    this.willTurn = isTurned
    this.other.cancel()
    void this.other.open(entry)
  }

  /** Swaps the periods of the comparison, or puts them in order. The choice is remembered while both are stored. */
  turn = (isTurned: boolean): void => {
    this.set({ isTurned })
    const { shown, other } = this.state
    if (shown.report && other.report) {
      comparisons.write(this.account, shown.report.id, { other: other.report.id, isTurned })
    }
  }

  endComparison = (): void => {
    this.other.close()
    if (this.state.shown.report) comparisons.remove(this.account, this.state.shown.report.id)
  }

  /** Saves the report on the screen under a title, which gets a number if another report has it. */
  save = async (title: string): Promise<void> => {
    const { report } = this.state.shown
    if (report) await this.keep(report, () => reportStorage.save(this.account, report, title))
  }

  /** Stores what the report on the screen spent without sales, which other screens show. Without it they say nothing. */
  noteUnsold = async (id: string, unsold: UnsoldSum): Promise<void> => {
    try {
      await reportStorage.noteUnsold(this.account, id, unsold)
      await this.announce()
    } catch {
      // The report itself is kept: there is nothing to tell.
    }
  }

  rename = (id: string, title: string): Promise<void> =>
    this.inStorage('rename', async () => {
      await reportStorage.rename(this.account, id, title)
      await this.announce()
    })

  remove = (id: string): Promise<void> =>
    this.inStorage('remove', async () => {
      const { report } = this.state.shown
      const isShown = report?.id === id
      const removed = await reportStorage.remove(this.account, id, isShown ? report.report : undefined)
      if (isShown && this.isShown(id)) {
        lastShown.write(this.account, null)
        this.shown.change({ report: undefined })
        this.other.close()
      }
      await this.announce()
      if (!removed) return
      const putBack = async () => {
        await reportStorage.putBack(this.account, removed)
        await this.announce()
        if (isShown && !this.state.shown.report) await this.open(id)
      }
      offerUndo(texts.removed(titleOf(removed)), () => void this.inStorage('write', putBack))
    })

  private async begin(): Promise<void> {
    this.shown.change({ isOpening: true })
    await this.inStorage('read', () => this.list())
    const last = lastShown.read(this.account)
    const chosen = (last && this.entryOf(last)) ?? this.state.entries[0]
    if (!this.state.shown.report && chosen && last !== null) await this.shown.open(chosen)
    else this.shown.change({ isOpening: false })
  }

  /** Compares the report that is shown from now on with the one it was last compared with. */
  private compareAsBefore({ id }: ImportedReport): void {
    this.set({ storageFailure: undefined })
    if (this.entryOf(id)) lastShown.write(this.account, id)
    this.other.close()
    const before = comparisons.read(this.account, id)
    const entry = before && this.entryOf(before.other)
    if (entry) this.compare(entry, before.isTurned)
  }

  private keep({ id }: ImportedReport, store: () => Promise<unknown>): Promise<void> {
    return this.inStorage('write', async () => {
      await store()
      if (this.isShown(id)) lastShown.write(this.account, id)
      await this.announce()
    })
  }

  private isShown(id: string): boolean {
    return this.state.shown.report?.id === id
  }

  private entryOf(id: string): KeptEntry | undefined {
    return this.state.entries.find((entry) => entry.id === id)
  }

  /** Reads the list again, because other tabs change it too. */
  private async list(): Promise<void> {
    this.set({ entries: await reportStorage.list(this.account) })
    const { report } = this.state.shown
    const title = report && this.entryOf(report.id)?.title
    if (title !== undefined && title !== report?.title) {
      this.shown.change({ report: { ...report, title } as ImportedReport })
    }
  }

  private async announce(): Promise<void> {
    this.tabs.post('changed')
    await this.list()
  }

  private async inStorage(task: StorageFailure['task'], work: () => Promise<void>): Promise<void> {
    const storageFailure = await work().then(
      () => undefined,
      (error: unknown) => ({ task, isFull: isStorageFull(error) }),
    )
    this.set({ storageFailure })
  }

  private set(change: Partial<AdsState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}

let current: { account: string; store: AdsStore } | undefined

/** The store of the logged-in account, and its state. */
export function useAdsStore(): { store: AdsStore; state: AdsState } {
  const { user } = useSession()
  if (current?.account !== user) current = { account: user, store: new AdsStore(user) }
  return { store: current.store, state: useSyncExternalStore(current.store.subscribe, current.store.get) }
}

/** The stored report that each of the latest reports was last compared with, so that a reload finds both. */
const comparisons = storedViews({
  key: 'ads-comparison',
  of: 'report',
  schema: z.object({ other: z.string(), isTurned: z.boolean() }),
  most: 20,
})

const none = 'none'
const options = { key: 'ads-shown', schema: z.string(), absent: undefined, asText: true }
const inTab = storedValue<string | undefined>({ ...options, storage: () => sessionStorage })
const inBrowser = storedValue<string | undefined>(options)

/** The report that a reload opens: the last one of this tab, otherwise the last one of any tab. */
const lastShown = {
  /** Undefined if no report was ever shown, null if the shown one was removed. */
  read: (account: string): string | null | undefined => {
    const stored = inTab.read(account) ?? inBrowser.read(account)
    return stored === none ? null : stored
  },
  write: (account: string, id: string | null): void => {
    for (const stored of [inTab, inBrowser]) stored.write(account, id ?? none)
  },
}
