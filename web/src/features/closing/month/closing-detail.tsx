import { Box, Flex } from '@mantine/core'
import { useTimeout } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnalysisSummary, FileSlot } from '@vendaclara/contract/closing'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { doubtsOf } from '../contest/marks/doubts.ts'
import { MarkingProvider, useMarks } from '../contest/marks/use-marks.tsx'
import { DroppedFiles } from '../files/cards/dropped-files.tsx'
import { FileCards } from '../files/cards/file-cards.tsx'
import { FileQuestions, useRemoving, useReplacing } from '../files/cards/file-questions.tsx'
import type { MovementFiles } from '../files/others/use-movement-files.ts'
import { closingQueries, resultsOf } from '../files/saving/closing-queries.ts'
import { handedFiles } from '../files/saving/handed-files.ts'
import type { MonthFiles } from '../files/saving/month-files.ts'
import { useClosingFiles } from '../files/saving/use-closing-files.ts'
import { titleOfMonth } from '../model/months.ts'
import { texts } from '../texts.ts'
import { MonthProvider } from '../worker/rows/open-month.tsx'
import { ClosingHeader, useDeleteClosing } from './closing-header.tsx'
import { ClosingNotices } from './closing-notices.tsx'
import { LeaveDialog, unsavedChanges } from './leave-dialog.tsx'
import { SummaryBand } from './summary/summary-band.tsx'
import { MonthParts } from './tabs/month-parts.tsx'
import { useMonthTab } from './tabs/use-month-tab.ts'

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
  const { files, closing, totals, state, isStored } = useClosingFiles(stored, results, {
    onOrdersMissing: ordersFirst.show,
    confirmReplacing: replacing.confirm,
  })
  const { hasResults } = closing.figures
  const tabs = useMonthTab()
  const choose = choosing(files, hasResults, tabs, ordersFirst.hide)
  useHandedFiles(stored.id, choose)
  const removal = useDeleteClosing(closing.id)
  const marking = useMarks(closing)
  const removing = useRemoving(closing, files)
  const unsaved = unsavedChanges(isStored, marking.unsaved, marking.isDrafting)
  const stages = [state.orders.stage, state.income.stage]
  const isSaving = stages.includes('saving')
  const isStale = stages.some((stage) => stage !== undefined && stage !== 'saving')
  const doubts = doubtsOf(closing, totals?.doubt ?? null)
  const { marks } = marking
  const summary = (
    <Faded key="summary" isStale={isStale}>
      <SummaryBand onTab={tabs.goTo} />
    </Faded>
  )
  // Keys let them change places without being created again: the answer comes first once there is one.
  const parts = (
    <MonthParts key="parts" tabs={tabs} isStale={isStale} failure={error} onRetry={refetch}>
      <FileCards
        state={state}
        ordersFirst={ordersFirst.shown}
        onFiles={choose}
        onRemove={removing.begin}
        onCancel={(slot) => files.cancel(slot)}
      />
    </MonthParts>
  )
  return (
    <MonthProvider {...{ closing, results, totals, marks, isStored }} isWithheld={doubts !== null}>
      <MarkingProvider value={marking}>
        <Flex direction="column" gap={{ base: 'md', sm: 'lg' }}>
          <title>{`${titleOfMonth(closing)} · ${texts.title} · ${texts.product}`}</title>
          <ClosingHeader removal={removal} isSaving={isSaving && hasResults && tabs.tab !== 'arquivos'} />
          <DroppedFiles dropped={dropped} state={state} onFiles={choose} />
          <ClosingNotices
            doubts={doubts}
            saveFailure={state.saveFailure}
            onRetrySave={() => files.retrySave()}
          />
          {hasResults ? [summary, parts] : [parts, summary]}
          <FileQuestions files={files} replacing={replacing} removing={removing} />
          <LeaveDialog unsaved={removal.isPending ? null : unsaved} />
        </Flex>
      </MarkingProvider>
    </MonthProvider>
  )
}

/** What is not of the files that are being read. */
function Faded({ isStale, children }: { isStale: boolean; children: ReactNode }) {
  return (
    <Box opacity={isStale ? 0.5 : 1} aria-busy={isStale}>
      {children}
    </Box>
  )
}

/** Reads files into their card and shows that card: it reports on a file that was dropped anywhere on the page. */
function choosing(
  files: MonthFiles,
  hasResults: boolean,
  tabs: ReturnType<typeof useMonthTab>,
  onChosen: () => void,
) {
  return (slot: FileSlot, chosen: readonly File[], adds: boolean) => {
    onChosen()
    if (hasResults) tabs.open('arquivos')
    void files.choose(slot, chosen, adds)
  }
}

/** Reads files of this month that were dropped on the list of months, the orders first. */
function useHandedFiles(
  id: string,
  choose: (slot: FileSlot, files: readonly File[], adds: boolean) => void,
): void {
  const latest = useRef(choose)
  latest.current = choose
  useEffect(() => {
    const timer = setTimeout(() => {
      const { orders = [], income = [] } = handedFiles.take(id)
      if (orders.length > 0) latest.current('orders', orders, true)
      if (income.length > 0) latest.current('income', income, true)
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
