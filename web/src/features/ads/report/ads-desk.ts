import { importFile } from '../reading/import-file.ts'
import { type AdsState, initialAdsState } from './ads-state.ts'
import type { ImportedReport } from './imported-report.ts'
import { reportStorage } from './report-storage.ts'

/** Holds one account's report outside of the screen, so that it outlives a walk to another tool. */
export class AdsDesk {
  private readonly account: string
  private readonly listeners = new Set<() => void>()
  private state = initialAdsState
  private giveUp: (() => void) | undefined

  constructor(account: string) {
    this.account = account
    this.open()
  }

  get = (): AdsState => this.state

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  import = (file: File): void => {
    this.giveUp?.()
    const fileName = file.name
    this.set({ importing: { fileName, bytes: 0, total: file.size }, failure: undefined })
    this.giveUp = importFile(file, {
      onProgress: (bytes) => this.set({ importing: { fileName, bytes, total: file.size } }),
      onProblem: (problem) => this.set({ importing: undefined, failure: { fileName, problem } }),
      onReport: (report) => this.show({ fileName, importedAt: new Date(), report }),
    })
  }

  cancel = (): void => {
    this.giveUp?.()
    this.set({ importing: undefined })
  }

  dismissFailure = (): void => this.set({ failure: undefined })

  remove = async (): Promise<void> => {
    try {
      await reportStorage.remove(this.account)
      this.set({ shown: undefined, isKept: false, storageFailure: undefined })
    } catch {
      this.set({ storageFailure: 'remove' })
    }
  }

  private async open(): Promise<void> {
    try {
      const kept = await reportStorage.read(this.account)
      if (kept && !this.state.shown) this.set({ shown: kept, isKept: true })
    } catch {
      this.set({ storageFailure: 'read' })
    } finally {
      this.set({ isOpening: false })
    }
  }

  private async show(shown: ImportedReport): Promise<void> {
    this.set({ importing: undefined, failure: undefined, shown, isKept: false, storageFailure: undefined })
    try {
      await reportStorage.write(this.account, shown)
      if (this.state.shown === shown) this.set({ isKept: true })
    } catch {
      if (this.state.shown === shown) this.set({ storageFailure: 'write' })
    }
  }

  private set(change: Partial<AdsState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}
