import type { Refusal } from '../files/refusal.ts'
import { type ImportedReport, importedReport, type KeptEntry } from '../kept/kept-entry.ts'
import { reportStorage } from '../kept/report-storage.ts'
import { readInWorker, refusalOfReading } from './read-in-worker.ts'

export interface ImportProgress {
  readonly fileName: string
  readonly bytes: number
  readonly total: number
}

export interface ImportFailure {
  readonly fileName: string
  readonly refusal: Refusal
}

/** A report on the screen, and what is to be said of the one that was asked for after it. Until that is there, it stays. */
export interface SlotState {
  readonly report: ImportedReport | undefined
  readonly importing: ImportProgress | undefined
  readonly failure: ImportFailure | undefined
  /** Whether an imported report is being stored. */
  readonly isKeeping: boolean
  /** Whether a stored report is being read, or could not be read. */
  readonly isOpening: boolean
  readonly isNotOpened: boolean
}

export const emptySlot: SlotState = {
  report: undefined,
  importing: undefined,
  failure: undefined,
  isKeeping: false,
  isOpening: false,
  isNotOpened: false,
}

interface SlotOptions {
  readonly account: string
  readonly onState: (state: SlotState) => void
  readonly onReport: (report: ImportedReport) => void
  /** Stores an imported report in this browser. */
  readonly keep: (report: ImportedReport) => Promise<void>
}

/** A place for one report, from a file or from storage. What was asked for last counts. */
export class ReportSlot {
  private readonly options: SlotOptions
  private state = emptySlot
  private reading = new AbortController()
  /** The id of the stored report that was asked for last. */
  private requested: string | undefined

  constructor(options: SlotOptions) {
    this.options = options
  }

  /** Reads a file, and then stores the report. */
  import = async (file: File): Promise<void> => {
    this.cancel()
    const { name: fileName, size: total } = file
    const { signal } = this.reading
    const about = { id: crypto.randomUUID(), title: null, fileName, importedAt: new Date() }
    const tell = (bytes: number) =>
      this.change({ importing: { fileName, bytes, total }, failure: undefined, isNotOpened: false })
    tell(0)
    try {
      const report = importedReport(await readInWorker(file, tell, signal), about)
      this.requested = undefined
      this.change({ report, importing: undefined, isOpening: false, isKeeping: true })
      this.options.onReport(report)
      await this.options.keep(report)
      this.change({ isKeeping: false })
    } catch (error) {
      if (signal.aborted) return
      this.change({ importing: undefined, failure: { fileName, refusal: refusalOfReading(error) } })
    }
  }

  /** Gives up the import that is under way; a report that is already there is stored all the same. */
  cancel = (): void => {
    this.reading.abort()
    this.reading = new AbortController()
    this.change({ importing: undefined })
  }

  dismissFailure = (): void => this.change({ failure: undefined })

  open = async (entry: KeptEntry): Promise<void> => {
    const { account, onReport } = this.options
    this.requested = entry.id
    this.change({ isOpening: true, isNotOpened: false, failure: undefined })
    const stored = await reportStorage.read(account, entry.id).catch(() => undefined)
    if (this.requested !== entry.id) return
    const report = stored && { ...entry, report: stored }
    this.change({ isOpening: false, isNotOpened: !report, ...(report && { report, isKeeping: false }) })
    if (report) onReport(report)
  }

  close = (): void => {
    this.cancel()
    this.requested = undefined
    this.change(emptySlot)
  }

  change(part: Partial<SlotState>): void {
    this.state = { ...this.state, ...part }
    this.options.onState(this.state)
  }
}
