import { useDebouncedValue } from '@mantine/hooks'
import { breakEvenRoas, type ReportComparison, type VerdictRule } from '@vendaclara/core/ads'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { ChartsSection } from './charts/charts-section.tsx'
import type { AdsState, AdsStore } from './import/ads-store.ts'
import { keptEntryOf, sumOfUnsold, titleOf } from './kept/kept-entry.ts'
import type { ImportedReport } from './model/imported-report.ts'
import { useAdviceColumns, useTableSettings } from './model/table-settings.ts'
import { changeColumns } from './periods/change-columns.tsx'
import { HistorySection } from './periods/history-section.tsx'
import { PeriodsSection } from './periods/periods-section.tsx'
import { useComparison } from './periods/use-comparison.ts'
import { AnswerLine } from './report/answer-line.tsx'
import { ReceiptLine } from './report/receipt-line.tsx'
import { ReportHeader } from './report/report-header.tsx'
import { ReportTabs, useReportTab } from './report/report-tabs.tsx'
import { useSearchShortcut } from './report/search-shortcut.ts'
import { TotalsTable } from './report/totals-table.tsx'
import { KeywordTable } from './table/keyword-table.tsx'
import type { Selection } from './table/use-selection.ts'
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

const typingMilliseconds = 200

export function ReportView({ store, imported, state, listingMargins }: ReportViewProps) {
  const { id, report } = imported
  const terms = useReportTerms(report)
  // The top is rendered first and the table after it, so that no task takes long.
  const isTableDue = useDeferredValue(true, false)
  const [selection, setSelection] = useState<Selection>()
  const { tab, open } = useReportTab()
  const searchField = useSearchShortcut(tab, open)
  const select = useCallback(
    (keyword: number) => {
      open('keywords')
      setSelection({ keyword })
    },
    [open],
  )
  const verdictSettings = useVerdictSettings(report)
  const rule = useDeferredValue(verdictSettings.rule)
  const losing = useLosingTerms(terms, rule)
  const comparison = useComparison({ shown: imported, entries: state.entries, onKept: store.reportKept })
  const compared = comparison.compared?.result
  const table = useTable({ imported, terms, rule, compared })
  const { filtered } = table
  return (
    <>
      <ReportHeader
        imported={imported}
        isKept={state.isKept}
        taken={state.entries.flatMap((entry) => (entry.id === id ? [] : (entry.title ?? [])))}
        onSave={store.save}
        onRemove={() => store.remove(id)}
      />
      <BurnedLine store={store} imported={imported} state={state} terms={terms} onSee={() => open('stop')} />
      <TotalsTable total={report.total} isComputed={report.totalIsComputed} />
      <ReceiptLine receipt={report.receipt} />
      <ReportTabs
        tab={tab}
        onOpen={open}
        kind={report.kind}
        panels={{
          stop: (
            <VerdictsPanel
              report={report}
              settings={verdictSettings}
              found={losing}
              terms={terms}
              listingMargins={listingMargins}
            />
          ),
          keywords: isTableDue && filtered && (
            <KeywordTable
              title={titleOf(keptEntryOf(imported))}
              searchField={searchField}
              report={report}
              {...table}
              filtered={filtered}
              terms={terms}
              isCompared={compared !== undefined}
              selection={selection}
            />
          ),
          compare: (
            <>
              <PeriodsSection comparison={comparison} shown={id} entries={state.entries} />
              <HistorySection entries={state.entries} report={report} />
            </>
          ),
          charts: filtered && (
            <ChartsSection
              report={report}
              filtered={filtered}
              breakEven={(rule && breakEvenRoas(rule.margin)) ?? undefined}
              selected={selection?.keyword}
              onSelect={select}
            />
          ),
        }}
      />
    </>
  )
}

interface BurnedLineProps extends Omit<ReportViewProps, 'listingMargins'> {
  terms: ReportTerms
  onSee: () => void
}

/** What the report spent without sales, which is stored with it. */
function BurnedLine({ store, imported: { id, report }, state, terms, onSee }: BurnedLineProps) {
  const unsold = useUnsoldTerms(terms)
  const burned = useMemo(() => unsold && sumOfUnsold(unsold), [unsold])
  const { isKept, entries } = state
  const isNoted = entries.find((entry) => entry.id === id)?.unsold !== undefined
  useEffect(() => {
    if (burned && isKept && !isNoted) void store.noteUnsold(id, burned)
  }, [burned, isKept, isNoted, store, id])
  return <AnswerLine report={report} unsold={burned} onSee={onSee} />
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
  const [filters] = useDebouncedValue(settings.filters, typingMilliseconds)
  const filtered = useFilteredReport(terms, report, filters)
  const advice = useAdviceColumns()
  const { chosen } = advice
  const { changes } = settings
  const extras = useMemo(
    () => [
      ...(rule ? [verdictColumn(report, rule), ...adviceColumns(report, rule, chosen)] : []),
      ...(compared ? changeColumns(report, compared, changes) : []),
    ],
    [report, rule, compared, chosen, changes],
  )
  return { settings, onSettings: change, filtered, advice: rule && advice, extras }
}
