import {
  breakEvenRoas,
  type ListedTerms,
  type ReportComparison,
  type VerdictRule,
} from '@vendaclara/core/ads'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { ChartsSection } from './charts/charts-section.tsx'
import type { AdsState, AdsStore } from './import/ads-store.ts'
import { type ImportedReport, sumOfUnsold, titleOf, titlesBeside } from './kept/kept-entry.ts'
import { useTableSettings } from './model/table-settings.ts'
import { changeColumns } from './periods/change-columns.tsx'
import { HistorySection } from './periods/history-section.tsx'
import { inOrder } from './periods/in-order.ts'
import { PeriodsSection } from './periods/periods-section.tsx'
import { AnswerLine } from './report/answer-line.tsx'
import { ReceiptLine } from './report/receipt-line.tsx'
import { ReportHeader } from './report/report-header.tsx'
import { ReportTabs, useReportTab } from './report/report-tabs.tsx'
import { useSearchShortcut } from './report/search-shortcut.ts'
import { TotalsTable } from './report/totals-table.tsx'
import { KeywordTable } from './table/keyword-table.tsx'
import { ShownReportProvider } from './table/shown-report.ts'
import type { Selection } from './table/use-selection.ts'
import type { StopListName } from './verdicts/lists/stop-lists.tsx'
import type { ListingMargins } from './verdicts/margin-field.tsx'
import { adviceColumns } from './verdicts/plan/advice-columns.tsx'
import { verdictColumn } from './verdicts/verdict-mark.tsx'
import { useVerdictSettings } from './verdicts/verdict-settings.ts'
import { VerdictsPanel } from './verdicts/verdicts-panel.tsx'
import { useLosingTerms } from './worker/losing-terms.ts'
import { type ReportTerms, useFilteredReport, useReportTerms, useUnsoldTerms } from './worker/report-terms.ts'

interface ReportViewProps {
  store: AdsStore
  imported: ImportedReport
  state: AdsState
  listingMargins: ListingMargins
}

export function ReportView({ store, imported, state, listingMargins }: ReportViewProps) {
  const { id, report } = imported
  const terms = useReportTerms(report)
  // The top is rendered first and the table after it, so that no task takes long.
  const isTableDue = useDeferredValue(true, false)
  const { tab, open } = useReportTab()
  const searchField = useSearchShortcut(tab, open)
  const { selection, select } = useSelectedKeyword(open)
  const { seeUnsold, ...lists } = useStopList(open)
  const { judged, unsold, burned, compared, table } = useReport({ store, imported, state, terms })
  const { filtered } = table
  return (
    <>
      <ReportHeader
        imported={imported}
        isKept={state.entries.some((entry) => entry.id === id)}
        taken={titlesBeside(id, state.entries)}
        onSave={store.save}
        onRemove={() => store.remove(id)}
      />
      <AnswerLine report={report} unsold={burned} onSee={seeUnsold} />
      <TotalsTable total={report.total} isComputed={report.totalIsComputed} />
      <ReceiptLine report={report} importedAt={imported.importedAt} />
      <ReportTabs
        tab={tab}
        onOpen={open}
        kind={report.kind}
        panels={{
          stop: (
            <VerdictsPanel
              {...judged}
              report={report}
              unsold={unsold}
              terms={terms}
              listingMargins={listingMargins}
              {...lists}
            />
          ),
          keywords: isTableDue && filtered && (
            <ShownReportProvider
              value={{ report, ...table, filtered, terms, isCompared: compared !== undefined }}
            >
              <KeywordTable title={titleOf(imported)} searchField={searchField} selection={selection} />
            </ShownReportProvider>
          ),
          compare: (
            <>
              <PeriodsSection store={store} state={state} shown={id} compared={compared} />
              <HistorySection entries={state.entries} report={report} />
            </>
          ),
          charts: filtered && (
            <ChartsSection
              report={report}
              filtered={filtered}
              unsold={burned}
              breakEven={breakEvenRoas(judged.settings.rule?.margin ?? Number.NaN) ?? undefined}
              selected={selection?.keyword}
              onSelect={select}
            />
          ),
        }}
      />
    </>
  )
}

/** The shown list of terms to stop, and a way to bring the terms without a sale into sight. */
function useStopList(open: ReturnType<typeof useReportTab>['open']) {
  const [list, onList] = useState<StopListName>()
  const [asked, setAsked] = useState(0)
  const seeUnsold = () => {
    onList('unsold')
    setAsked(asked + 1)
    open('stop')
  }
  return { list, onList, asked, seeUnsold }
}

/** The keyword that was chosen in a drawing, which opens it in the table. */
function useSelectedKeyword(open: ReturnType<typeof useReportTab>['open']) {
  const [selection, setSelection] = useState<Selection>()
  const select = useCallback(
    (keyword: number) => {
      open('keywords')
      setSelection({ keyword })
    },
    [open],
  )
  return { selection, select }
}

interface ReportOptions extends Pick<ReportViewProps, 'store' | 'imported' | 'state'> {
  terms: ReportTerms
}

/** What is found in a report: by the seller's margin, without one, and beside another period. */
function useReport({ store, imported, state, terms }: ReportOptions) {
  const { report } = imported
  const settings = useVerdictSettings(report)
  const rule = useDeferredValue(settings.rule)
  const found = useLosingTerms(terms, rule)
  const unsold = useUnsoldTerms(terms)
  const burned = useBurned({ store, imported, state, unsold })
  const { other, isTurned } = state
  const compared = useMemo(
    () => other.report && inOrder(imported, other.report, isTurned),
    [imported, other.report, isTurned],
  )
  const table = useTable({ imported, terms, rule, compared: compared?.result })
  return { judged: { settings, found }, unsold, burned, compared, table }
}

interface BurnedOptions extends Pick<ReportViewProps, 'store' | 'imported' | 'state'> {
  unsold: ListedTerms | undefined
}

/** What the report spent without sales, which is stored with it. */
function useBurned({ store, imported: { id }, state: { entries }, unsold }: BurnedOptions) {
  const burned = useMemo(() => unsold && sumOfUnsold(unsold), [unsold])
  const entry = entries.find((one) => one.id === id)
  const isToNote = entry !== undefined && entry.unsold === undefined
  useEffect(() => {
    if (burned && isToNote) void store.noteUnsold(id, burned)
  }, [burned, isToNote, store, id])
  return burned
}

interface TableOptions {
  imported: ImportedReport
  terms: ReportTerms
  rule: VerdictRule | undefined
  compared: ReportComparison | undefined
}

/** What the table shows: the rows that match the filters, and beside their figures verdicts, advice and changes. */
function useTable({ imported: { id, report }, terms, rule, compared }: TableOptions) {
  const { settings, change } = useTableSettings(id)
  const filtered = useFilteredReport(terms, report, settings.filters)
  const { advice, changes } = settings
  const extras = useMemo(
    () => [
      ...(rule ? [verdictColumn(rule), ...adviceColumns(report, rule, advice)] : []),
      ...(compared ? changeColumns(report, compared, changes) : []),
    ],
    [report, rule, compared, advice, changes],
  )
  return { settings, onSettings: change, filtered, isJudged: rule !== undefined, extras }
}
