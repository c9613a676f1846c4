import type { ImportedReport, KeptEntry } from '../kept/kept-entry.ts'
import { type KeepOutcome, reportStorage } from '../kept/report-storage.ts'
import { type ImportState, importFile } from './import-file.ts'

/** A report on the screen, and what is to be said of the one that was asked for after it. Until that is there, it stays. */
export interface SlotState extends ImportState {
  readonly report: ImportedReport | undefined
  /** Whether an imported report is being stored. */
  readonly isKeeping: boolean
  /** Whether a stored report is being read, or could not be read. */
  readonly isOpening: boolean
  readonly isNotOpened: boolean
}

export const emptySlot: SlotState = {
  report: undefined,
  isKeeping: false,
  isOpening: false,
  isNotOpened: false,
  importing: undefined,
  failure: undefined,
}

interface SlotOptions {
  readonly account: string
  /** Whether its imports are stored beside the latest one instead of in its place. */
  readonly isBeside: boolean
  readonly onState: (state: SlotState) => void
  readonly onReport: (report: ImportedReport) => void
  readonly onKept: (id: string, outcome: KeepOutcome) => Promise<void>
}

/** A place for one report, from a file or from storage. What was asked for last counts. */
export class ReportSlot {
  private readonly options: SlotOptions
  private state = emptySlot
  private stopImport: (() => void) | undefined
  /** The id of the stored report that was asked for last. */
  private requested: string | undefined

  constructor(options: SlotOptions) {
    this.options = options
  }

  import = (file: File): void => {
    const { account, isBeside, onReport, onKept } = this.options
    this.cancel()
    this.stopImport = importFile(
      { file, account, isBeside },
      {
        onState: (state) => this.change({ ...state, isNotOpened: false }),
        onReport: (report) => {
          // From now on it will be stored even if the seller leaves the screen.
          this.stopImport = undefined
          this.requested = undefined
          this.change({ report, isOpening: false, isKeeping: true })
          onReport(report)
        },
        onKept: async (id, outcome) => {
          await onKept(id, outcome)
          this.change({ isKeeping: false })
        },
      },
    )
  }

  /** Gives up the import that is under way. */
  cancel = (): void => {
    this.stopImport?.()
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
