import { useDebouncedValue } from '@mantine/hooks'
import { breakEvenRoas } from '@vendaclara/core/ads'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
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
import type { ExtraColumn } from './table/extra-column.ts'
import { KeywordTable } from './table/keyword-table.tsx'
import type { Selection } from './table/use-selection.ts'

interface ReportViewProps {
  desk: AdsDesk
  imported: ImportedReport
  state: AdsState
  listingMargins: ListingMargins
}

const typingMilliseconds = 200
const noExtras: readonly ExtraColumn[] = []

export function ReportView({ desk, imported, state, listingMargins }: ReportViewProps) {
  const { id, report } = imported
  const { settings, change } = useTableSettings(id)
  const [filters] = useDebouncedValue(settings.filters, typingMilliseconds)
  const filtered = useMemo(() => filterReport(report, filters), [report, filters])
  const [selection, setSelection] = useState<Selection>()
  const select = useCallback((keyword: number) => setSelection({ keyword }), [])
  const decisions = useDecisions(report)
  const rule = useDeferredValue(decisions.rule)
  const extras = useMemo(() => (rule ? [verdictColumn(report, rule)] : noExtras), [report, rule])
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
        extras={extras}
        selection={selection}
      />
    </>
  )
}
