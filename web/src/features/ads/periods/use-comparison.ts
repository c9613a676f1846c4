import { compareReports, isLater, type ReportComparison } from '@vendaclara/core/ads'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSession } from '../../../session/use-session.ts'
import type { ImportFailure, ImportProgress } from '../files/import-file.ts'
import { importFile } from '../files/import-file.ts'
import type { KeptEntry } from '../kept/kept-entry.ts'
import type { KeepOutcome } from '../kept/report-storage.ts'
import { reportStorage } from '../kept/report-storage.ts'
import type { ImportedReport } from '../model/imported-report.ts'
import { rememberedComparison } from './remembered-comparison.ts'

interface ComparisonSource {
  readonly shown: ImportedReport
  readonly entries: readonly KeptEntry[]
  /** Hears whether this browser could keep a report. */
  readonly onKept: (id: string, outcome: KeepOutcome) => Promise<void>
}

/** The two periods, in the order in which they are compared. */
interface Compared {
  readonly before: ImportedReport
  readonly after: ImportedReport
  readonly result: ReportComparison
}

export interface Comparison {
  readonly compared: Compared | undefined
  /** What became of keeping the other report in this browser. */
  readonly keeping: 'underway' | 'kept' | 'failed'
  readonly isOpening: boolean
  readonly importing: ImportProgress | undefined
  readonly failure: ImportFailure | undefined
  readonly isNotOpened: boolean
  readonly importFile: (file: File) => void
  readonly cancel: () => void
  readonly dismissFailure: () => void
  readonly open: (entry: KeptEntry) => void
  readonly swap: () => void
  readonly close: () => void
}

interface State {
  readonly other?: ImportedReport | undefined
  readonly opening?: string | undefined
  readonly importing?: ImportProgress | undefined
  readonly failure?: ImportFailure | undefined
  readonly isNotOpened?: boolean
  readonly isBeingKept?: boolean
}

/** The comparison of the report on the screen with a second one, remembered as long as both are kept. */
export function useComparison({ shown, entries, onKept }: ComparisonSource): Comparison {
  const account = useSession().user
  const [state, setState] = useState<State>({})
  const [isTurned, setIsTurned] = useState(false)
  const giveUp = useRef<() => void>(undefined)
  const wanted = useRef<string>(undefined)
  const change = (part: State) => setState((before) => ({ ...before, ...part }))
  const { other } = state

  const open = async (entry: KeptEntry, turned = false) => {
    giveUp.current?.()
    wanted.current = entry.id
    change({
      opening: entry.id,
      importing: undefined,
      failure: undefined,
      isNotOpened: false,
      isBeingKept: false,
    })
    const report = await reportStorage.read(account, entry.id).catch(() => undefined)
    if (wanted.current !== entry.id) return
    if (!report) change({ opening: undefined, isNotOpened: true })
    else show({ ...entry, report }, turned)
  }

  const show = (imported: ImportedReport, turned: boolean) => {
    change({ other: imported, opening: undefined, importing: undefined, failure: undefined })
    turn(imported.id, turned)
  }

  const turn = (otherId: string, turned: boolean) => {
    setIsTurned(turned)
    rememberedComparison.write(account, { report: shown.id, other: otherId, isTurned: turned })
  }

  const takeFile = (file: File) => {
    const { name: fileName, size: total } = file
    const id = crypto.randomUUID()
    const importedAt = new Date()
    giveUp.current?.()
    wanted.current = undefined
    change({
      opening: undefined,
      importing: { fileName, bytes: 0, total },
      failure: undefined,
      isNotOpened: false,
    })
    giveUp.current = importFile(
      { file, account, id, importedAt, isBeside: true },
      {
        onProgress: (bytes) => change({ importing: { fileName, bytes, total } }),
        onProblem: (problem) => change({ importing: undefined, failure: { fileName, problem } }),
        onReport: (imported) => {
          // It is kept even when the screen is left now.
          giveUp.current = undefined
          change({ isBeingKept: true })
          show(imported, false)
        },
        onKept: async (outcome) => {
          await onKept(id, outcome)
          change({ isBeingKept: false })
        },
      },
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what a reload finds
  useEffect(() => {
    const remembered = rememberedComparison.read(account)
    const entry = remembered?.report === shown.id && entries.find(({ id }) => id === remembered.other)
    if (entry) void open(entry, remembered.isTurned)
    return () => {
      giveUp.current?.()
      wanted.current = undefined
    }
  }, [])

  const compared = useMemo(() => other && inOrder(shown, other, isTurned), [shown, other, isTurned])
  return {
    compared,
    keeping: state.isBeingKept ? 'underway' : entries.some(({ id }) => id === other?.id) ? 'kept' : 'failed',
    isOpening: state.opening !== undefined,
    importing: state.importing,
    failure: state.failure,
    isNotOpened: state.isNotOpened ?? false,
    importFile: takeFile,
    cancel: () => {
      giveUp.current?.()
      change({ importing: undefined })
    },
    dismissFailure: () => change({ failure: undefined }),
    open,
    swap: () => other && turn(other.id, !isTurned),
    close: () => {
      change({ other: undefined, isNotOpened: false })
      rememberedComparison.remove(account)
    },
  }
}

/** The earlier period comes first; without known periods the report on the screen is the later one. */
function inOrder(shown: ImportedReport, other: ImportedReport, isTurned: boolean): Compared {
  const isShownAfter = isLater(other.report, shown.report) === isTurned
  const [before, after] = isShownAfter ? [other, shown] : [shown, other]
  return { before, after, result: compareReports(before.report, after.report) }
}
