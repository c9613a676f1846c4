import { useQueryClient } from '@tanstack/react-query'
import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../../../session/use-session.ts'
import { type MonthProxy, useResultTotals } from '../../worker/rows/month-proxy.ts'
import type { ReadingAnswers } from './files-reading.ts'
import { MonthFiles } from './month-files.ts'
import { shownMonth, unsavedFiles } from './shown-month.ts'

/** The files of the open month. `closing` and `totals` include everything read so far. */
export function useClosingFiles(stored: AnalysisSummary, results: MonthProxy, answers: ReadingAnswers) {
  const { user } = useSession()
  const queries = useQueryClient()
  const [files] = useState(() => new MonthFiles(stored, results, queries, user, answers))
  files.answers = answers
  const state = useSyncExternalStore(files.store.subscribe, () => files.store.state)
  const totals = useResultTotals(results)
  useEffect(() => files.enter(), [files])
  const { revision } = stored.figures
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab or device has changed the month
  useEffect(() => files.followOthers(), [files, revision])
  const closing = useMemo(() => shownMonth(stored, totals), [stored, totals])
  const { pending, gone } = unsavedFiles(stored, totals)
  return { files, closing, totals, state, isStored: pending.length + gone.length === 0 }
}
