import { compareReports, isLater, type ReportComparison } from '@vendaclara/core/ads'
import { useEffect, useMemo, useRef, useState } from 'react'
import { z } from 'zod'
import { useSession } from '../../../session/use-session.ts'
import { storedViews } from '../../../storage/stored-views.ts'
import { type ImportState, importFile } from '../import/import-file.ts'
import type { ImportedReport, KeptEntry } from '../kept/kept-entry.ts'
import { type KeepOutcome, reportStorage } from '../kept/report-storage.ts'

interface ComparisonSource {
  readonly shown: ImportedReport
  readonly entries: readonly KeptEntry[]
  /** Called when this browser has stored a report, or failed to. */
  readonly onKept: (id: string, outcome: KeepOutcome) => Promise<void>
}

/** The two reports, earlier period first unless they were swapped. */
export interface Compared {
  readonly before: ImportedReport
  readonly after: ImportedReport
  readonly result: ReportComparison
}

export interface Comparison extends ImportState {
  readonly compared: Compared | undefined
  /** Whether the other report is stored in this browser. */
  readonly keeping: 'underway' | 'kept' | 'failed'
  readonly isOpening: boolean
  readonly isNotOpened: boolean
  readonly importFile: (file: File) => void
  readonly cancel: () => void
  readonly dismissFailure: () => void
  readonly open: (entry: KeptEntry) => void
  readonly swap: () => void
  readonly close: () => void
}

/** Compares the report on the screen with a second one. The choice is remembered while both are stored. */
export function useComparison({ shown, entries, onKept }: ComparisonSource): Comparison {
  const account = useSession().user
  const [isTurned, setIsTurned] = useState(false)
  const turn = (otherId: string, turned: boolean) => {
    setIsTurned(turned)
    comparisons.write(account, shown.id, { other: otherId, isTurned: turned })
  }
  const { state, change, open, readFile, stop } = useOtherReport({ account, onKept, onShown: turn })
  const { other } = state

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, with what a reload finds
  useEffect(() => {
    const remembered = comparisons.read(account, shown.id)
    const entry = remembered && entries.find(({ id }) => id === remembered.other)
    if (entry) void open(entry, remembered.isTurned)
    return stop
  }, [])

  const compared = useMemo(() => other && inOrder(shown, other, isTurned), [shown, other, isTurned])
  return {
    compared,
    keeping: state.isBeingKept ? 'underway' : entries.some(({ id }) => id === other?.id) ? 'kept' : 'failed',
    isOpening: state.isOpening ?? false,
    importing: state.importing,
    failure: state.failure,
    isNotOpened: state.isNotOpened ?? false,
    importFile: readFile,
    cancel: stop,
    dismissFailure: () => change({ failure: undefined }),
    open,
    swap: () => other && turn(other.id, !isTurned),
    close: () => {
      stop()
      change({ other: undefined, isNotOpened: false })
      comparisons.remove(account, shown.id)
    },
  }
}

interface OtherReport extends Partial<ImportState> {
  readonly other?: ImportedReport | undefined
  readonly isOpening?: boolean
  readonly isNotOpened?: boolean
  readonly isBeingKept?: boolean
}

interface OtherReportOptions extends Pick<ComparisonSource, 'onKept'> {
  readonly account: string
  readonly onShown: (id: string, isTurned: boolean) => void
}

const idle: OtherReport = {
  isOpening: false,
  importing: undefined,
  failure: undefined,
  isNotOpened: false,
}

/** The second report, from a file or from storage. The last choice counts. */
function useOtherReport({ account, onKept, onShown }: OtherReportOptions) {
  const [state, setState] = useState<OtherReport>({})
  const stopReading = useRef<() => void>(undefined)
  const requested = useRef<string>(undefined)
  const change = (part: OtherReport) => setState((before) => ({ ...before, ...part }))

  const show = (imported: ImportedReport, isTurned: boolean) => {
    change({ ...idle, other: imported })
    onShown(imported.id, isTurned)
  }

  const open = async (entry: KeptEntry, isTurned = false) => {
    stopReading.current?.()
    requested.current = entry.id
    change({ ...idle, isOpening: true, isBeingKept: false })
    const report = await reportStorage.read(account, entry.id).catch(() => undefined)
    if (requested.current !== entry.id) return
    if (report) show({ ...entry, report }, isTurned)
    else change({ isOpening: false, isNotOpened: true })
  }

  const readFile = (file: File) => {
    stopReading.current?.()
    requested.current = undefined
    change(idle)
    stopReading.current = importFile(
      { file, account, isBeside: true },
      {
        onState: change,
        onReport: (imported) => {
          // From now on it will be stored even if the seller leaves the screen.
          stopReading.current = undefined
          change({ isBeingKept: true })
          show(imported, false)
        },
        onKept: async (id, outcome) => {
          await onKept(id, outcome)
          change({ isBeingKept: false })
        },
      },
    )
  }

  const stop = () => {
    stopReading.current?.()
    requested.current = undefined
    change({ isOpening: false, importing: undefined })
  }
  return { state, change, open, readFile, stop }
}

/** The earlier period comes first. If the periods are unknown, the report on the screen counts as the later one. */
function inOrder(shown: ImportedReport, other: ImportedReport, isTurned: boolean): Compared {
  const isShownAfter = isLater(other.report, shown.report) === isTurned
  const [before, after] = isShownAfter ? [other, shown] : [shown, other]
  return { before, after, result: compareReports(before.report, after.report) }
}

const remembered = z.object({ other: z.string(), isTurned: z.boolean() })

/**
 * The stored report that each of the latest reports was last compared with, so that a reload finds both; `isTurned`:
 * swapped by hand.
 */
const comparisons = storedViews({ key: 'ads-comparison', of: 'report', schema: remembered, most: 20 })
