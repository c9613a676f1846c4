import { Stack } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../session/use-session.ts'
import type { FileSlot } from '../files/chosen-files.ts'
import { ClaimsWithheldProvider, doubtsOf } from '../marks/doubts.ts'
import { useMarks } from '../marks/use-marks.tsx'
import { titleOfMonth } from '../model/months.ts'
import type { MovementFiles } from '../movements/use-movement-files.ts'
import { closingQueries, resultsOf } from '../saving/closing-queries.ts'
import { handedFiles } from '../saving/handed-files.ts'
import { useClosingFiles } from '../saving/use-closing-files.ts'
import { texts } from '../texts.ts'
import { ClosingHeader, useDeleteClosing } from './closing-header.tsx'
import { ClosingNotices } from './closing-notices.tsx'
import { LeaveDialog, unsavedChanges } from './leave-dialog.tsx'
import { ResultsSections } from './results-sections.tsx'
import { SummaryBand } from './summary/summary-band.tsx'
import { DroppedFiles } from './upload/dropped-files.tsx'
import { FileCards } from './upload/file-cards.tsx'
import { FileQuestions, useRemoving } from './upload/file-questions.tsx'
import { useReplacing } from './upload/replace-dialog.tsx'

/** How long 'orders first' is shown (specification, section 9). */
const ordersFirstMilliseconds = 10_000

interface ClosingDetailProps {
  stored: AnalysisSummary
  /** Files that were dropped anywhere on the screen. */
  dropped: MovementFiles
}

export function ClosingDetail({ stored, dropped }: ClosingDetailProps) {
  const { user } = useSession()
  const results = resultsOf(useQueryClient(), user, stored.id)
  const { error, refetch } = useQuery(closingQueries.rows(user, stored.id))
  const ordersFirst = usePassingNotice(ordersFirstMilliseconds)
  const replacing = useReplacing()
  const files = useClosingFiles(stored, results, {
    onOrdersMissing: ordersFirst.show,
    confirmReplacing: replacing.confirm,
  })
  const { closing, totals, state } = files
  useHandedFiles(stored.id, files.choose)
  const name = titleOfMonth(closing)
  const orderMonths = totals?.orders?.months
  const removal = useDeleteClosing(closing.id)
  const marking = useMarks(closing)
  const [isDrafting, setDrafting] = useState(false)
  const removing = useRemoving(files)
  const unsaved = unsavedChanges(state, marking.unsaved, isDrafting)
  const choose = (slot: FileSlot, chosen: readonly File[], adds: boolean) => {
    ordersFirst.hide()
    void files.choose(slot, chosen, adds)
  }
  const isStored = state.pending.length + state.gone.length === 0
  const doubts = doubtsOf(closing, totals?.unexplained ?? 0)
  // Keys let them change places without being created again: the answer comes first once there is one.
  const summary = (
    <SummaryBand
      key="summary"
      closing={closing}
      results={totals && results}
      totals={totals}
      {...(!doubts && { marks: marking.marks })}
      isStored={isStored}
    />
  )
  const fileCards = (
    <FileCards
      key="files"
      closing={closing}
      totals={totals}
      state={state}
      ordersFirst={ordersFirst.shown}
      onFiles={choose}
      onRemove={removing.begin}
      onCancel={files.cancel}
    />
  )
  return (
    <Stack gap="lg">
      <title>{`${name} · ${texts.title} · ${texts.product}`}</title>
      <ClosingHeader closing={closing} removal={removal} />
      <DroppedFiles closing={closing} dropped={dropped} state={state} onFiles={choose} />
      <ClosingNotices
        closing={closing}
        doubts={doubts}
        orderMonths={orderMonths}
        saveFailure={state.saveFailure}
        onRetrySave={files.retrySave}
      />
      {closing.figures.hasResults ? [summary, fileCards] : [fileCards, summary]}
      <ClaimsWithheldProvider value={doubts !== null}>
        <Stack gap="lg" data-screen-only>
          <ResultsSections
            closing={closing}
            results={results}
            totals={totals}
            isStored={isStored}
            marking={marking}
            onDrafting={setDrafting}
            failure={error}
            onRetry={refetch}
          />
        </Stack>
      </ClaimsWithheldProvider>
      <FileQuestions files={files} replacing={replacing} removing={removing} />
      <LeaveDialog closing={closing} unsaved={removal.isPending ? null : unsaved} />
    </Stack>
  )
}

/** Reads files of this month that were dropped on the list of months, the orders first. */
function useHandedFiles(id: string, choose: ReturnType<typeof useClosingFiles>['choose']): void {
  const latest = useRef(choose)
  latest.current = choose
  useEffect(() => {
    const timer = setTimeout(() => {
      const { orders = [], income = [] } = handedFiles.take(id)
      if (orders.length > 0) void latest.current('orders', orders, true)
      if (income.length > 0) void latest.current('income', income, true)
    })
    return () => clearTimeout(timer)
  }, [id])
}

/** A notice that disappears after a time, or when it is closed. */
function usePassingNotice(milliseconds: number) {
  const [shown, setShown] = useState(false)
  const { start, clear } = useTimeout(() => setShown(false), milliseconds)
  return {
    shown,
    show: () => {
      clear()
      setShown(true)
      start()
    },
    hide: () => {
      clear()
      setShown(false)
    },
  }
}
