import { useSyncExternalStore } from 'react'
import { z } from 'zod'
import { TabChannel } from '../../../saving/tab-channel.ts'
import { useSession } from '../../../session/use-session.ts'
import { isStorageFull } from '../../../storage/database.ts'
import { storedValue } from '../../../storage/stored-value.ts'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import { type ImportedReport, type KeptEntry, titleOf, type UnsoldSum } from '../kept/kept-entry.ts'
import { type KeepOutcome, reportStorage, type StorageFailure } from '../kept/report-storage.ts'
import { texts } from '../kept/texts.ts'
import { type ImportState, importFile } from './import-file.ts'

/** The state of the ads screen. While an import runs, or after it failed, the report before it stays shown. */
export interface AdsState extends ImportState {
  /** Whether a stored report is being read. */
  readonly isOpening: boolean
  readonly shown: ImportedReport | undefined
  readonly isKept: boolean
  /** The reports stored in this browser, latest import first. */
  readonly entries: readonly KeptEntry[]
  readonly storageFailure: StorageFailure | undefined
}

const initialAdsState: AdsState = {
  isOpening: true,
  shown: undefined,
  isKept: false,
  entries: [],
  importing: undefined,
  failure: undefined,
  storageFailure: undefined,
}

/** Holds the reports of one account outside the screen, so that the shown report survives leaving the screen. */
export class AdsStore {
  private readonly account: string
  private readonly tabs: TabChannel<'changed'>
  private readonly listeners = new Set<() => void>()
  private state = initialAdsState
  private cancelImport: (() => void) | undefined
  /** The id of the stored report that was requested last. */
  private requested: string | undefined

  constructor(account: string) {
    this.account = account
    this.tabs = new TabChannel(account, 'ads', z.literal('changed'))
    this.tabs.listen(() => this.inStorage('read', () => this.list()))
    this.begin()
  }

  get = (): AdsState => this.state

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  import = (file: File): void => {
    this.cancelImport?.()
    this.cancelImport = importFile(
      { file, account: this.account, isBeside: false },
      {
        onState: (state) => this.set(state),
        onReport: (imported) => this.showImported(imported),
        onKept: this.reportKept,
      },
    )
  }

  cancel = (): void => {
    this.cancelImport?.()
    this.set({ importing: undefined })
  }

  dismissFailure = (): void => this.set({ failure: undefined })

  /** Shows a stored report instead of the one on the screen. */
  open = async (id: string): Promise<void> => {
    const entry = this.state.entries.find((one) => one.id === id)
    if (!entry) return
    this.requested = id
    this.set({ isOpening: true, failure: undefined })
    const isWanted = () => this.requested === id
    const show = async () => {
      const report = await reportStorage.read(this.account, id)
      if (!report) throw new Error(`No report is stored under ${id}`)
      if (!isWanted()) return
      lastShown.write(this.account, id)
      this.set({ shown: { ...entry, report }, isKept: true })
    }
    await this.inStorage('read', show, isWanted)
    if (isWanted()) this.set({ isOpening: false })
  }

  /** Saves the report on the screen under a title, which gets a number if another report has it. */
  save = (title: string): Promise<void> =>
    this.inStorage('write', async () => {
      const { shown } = this.state
      if (!shown) return
      const savedTitle = await reportStorage.save(this.account, shown, title)
      // Asks the browser not to delete saved reports when space runs out.
      void navigator.storage?.persist?.()
      if (this.state.shown?.id === shown.id) {
        lastShown.write(this.account, shown.id)
        this.set({ shown: { ...this.state.shown, title: savedTitle }, isKept: true })
      }
      await this.announce()
    })

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
      const { shown } = this.state
      const isShown = shown?.id === id
      const removed = await reportStorage.remove(this.account, id, isShown ? shown.report : undefined)
      if (isShown && this.state.shown?.id === id) {
        lastShown.write(this.account, null)
        this.set({ shown: undefined, isKept: false })
      }
      await this.announce()
      if (!removed) return
      const putBack = async () => {
        await reportStorage.putBack(this.account, removed)
        await this.announce()
        if (isShown && !this.state.shown) await this.open(id)
      }
      offerUndo(texts.removal.done(titleOf(removed)), () => void this.inStorage('write', putBack))
    })

  private async begin(): Promise<void> {
    await this.inStorage('read', () => this.list())
    const last = lastShown.read(this.account)
    const { entries, shown } = this.state
    const chosen = entries.find(({ id }) => id === last) ?? entries[0]
    if (!shown && chosen && last !== null) await this.open(chosen.id)
    this.set({ isOpening: false })
  }

  private showImported(shown: ImportedReport): void {
    this.requested = undefined
    this.set({
      isOpening: false,
      storageFailure: undefined,
      shown,
      isKept: false,
    })
  }

  /** Called when an imported report was stored, or could not be stored. */
  reportKept = async (id: string, outcome: KeepOutcome): Promise<void> => {
    if (outcome !== 'kept') {
      this.set({ storageFailure: { task: 'write', isFull: outcome === 'full' } })
      return
    }
    if (this.state.shown?.id === id) lastShown.write(this.account, id)
    await this.inStorage('write', () => this.announce())
  }

  /** Reads the list again, because other tabs change it too. */
  private async list(): Promise<void> {
    const entries = await reportStorage.list(this.account)
    const { shown } = this.state
    const kept = shown && entries.find(({ id }) => id === shown.id)
    this.set({
      entries,
      isKept: kept !== undefined,
      ...(shown && kept && kept.title !== shown.title && { shown: { ...shown, title: kept.title } }),
    })
  }

  private async announce(): Promise<void> {
    this.tabs.post('changed')
    await this.list()
  }

  private async inStorage(
    task: StorageFailure['task'],
    work: () => Promise<void>,
    isWanted = () => true,
  ): Promise<void> {
    const storageFailure = await work().then(
      () => undefined,
      (error: unknown) => ({ task, isFull: isStorageFull(error) }),
    )
    if (isWanted()) this.set({ storageFailure })
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
