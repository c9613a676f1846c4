import { useDebouncedValue } from '@mantine/hooks'
import { breakEvenRoas } from '@vendaclara/core/ads'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { changeColumns } from './comparing/change-columns.tsx'
import { ComparingSection } from './comparing/comparing-section.tsx'
import { useComparison } from './comparing/use-comparison.ts'
import { DecidingPanel } from './deciding/deciding-panel.tsx'
import type { ListingMargins } from './deciding/margin/listing-margins.ts'
import { useDecisions } from './deciding/settings/use-decisions.ts'
import { verdictColumn } from './deciding/verdict-column.tsx'
import { keptEntryOf } from './kept-reports/kept-entry.ts'
import { titleOf } from './kept-reports/title-of.ts'
import { filterReport } from './looking/filter-report.ts'
import { Study } from './looking/study.tsx'
import { useTableSettings } from './looking/use-table-settings.ts'
import type { AdsDesk } from './report/ads-desk.ts'
import type { AdsState } from './report/ads-state.ts'
import type { ImportedReport } from './report/imported-report.ts'
import { ReceiptLine } from './report/receipt-line.tsx'
import { ReportHeader } from './report/report-header.tsx'
import { TotalsTable } from './report/totals-table.tsx'
import { KeywordTable } from './table/keyword-table.tsx'
import type { Selection } from './table/use-selection.ts'

interface ReportViewProps {
  desk: AdsDesk
  imported: ImportedReport
  state: AdsState
  listingMargins: ListingMargins
}

const typingMilliseconds = 200

export function ReportView({ desk, imported, state, listingMargins }: ReportViewProps) {
  const { id, report } = imported
  const { settings, change } = useTableSettings(id)
  const [filters] = useDebouncedValue(settings.filters, typingMilliseconds)
  const filtered = useMemo(() => filterReport(report, filters), [report, filters])
  // What stands at the top is shown first, the table next, the drawings last: none of it holds the page up for long.
  const isTableDue = useDeferredValue(true, false)
  const [selection, setSelection] = useState<Selection>()
  const select = useCallback((keyword: number) => setSelection({ keyword }), [])
  const decisions = useDecisions(report)
  const rule = useDeferredValue(decisions.rule)
  const comparison = useComparison({
    shown: imported,
    entries: state.entries,
    onKept: desk.learnKept,
  })
  const compared = comparison.compared?.result
  const extras = useMemo(
    () => [
      ...(rule ? [verdictColumn(report, rule)] : []),
      ...(compared ? changeColumns(report, compared, settings.changes) : []),
    ],
    [report, rule, compared, settings.changes],
  )
  return (
    <>
      <ReportHeader
        imported={imported}
        isKept={state.isKept}
        taken={state.entries.flatMap((entry) => (entry.id === id ? [] : (entry.title ?? [])))}
        onSave={desk.save}
        onRemove={() => desk.remove(id)}
      />
      <DecidingPanel report={report} decisions={decisions} listingMargins={listingMargins} />
      <TotalsTable total={report.total} isComputed={report.totalIsComputed} />
      <ReceiptLine receipt={report.receipt} />
      <ComparingSection comparison={comparison} shown={id} entries={state.entries} />
      {isTableDue && (
        <>
          <Study
            report={report}
            filtered={filtered}
            breakEven={(rule && breakEvenRoas(rule.margin)) ?? undefined}
            selected={selection?.keyword}
            onSelect={select}
          />
          <KeywordTable
            title={titleOf(keptEntryOf(imported))}
            report={report}
            filtered={filtered}
            settings={settings}
            onSettings={change}
            isCompared={compared !== undefined}
            extras={extras}
            selection={selection}
          />
        </>
      )}
    </>
  )
}
