import type { AdsDesk } from './report/ads-desk.ts'
import type { AdsState } from './report/ads-state.ts'
import type { ImportedReport } from './report/imported-report.ts'
import { ReceiptLine } from './report/receipt-line.tsx'
import { ReportHeader } from './report/report-header.tsx'
import { TotalsTable } from './report/totals-table.tsx'
import { KeywordTable } from './table/keyword-table.tsx'

interface ReportViewProps {
  desk: AdsDesk
  imported: ImportedReport
  state: AdsState
}

export function ReportView({ desk, imported, state }: ReportViewProps) {
  const { id, report } = imported
  return (
    <>
      <ReportHeader
        imported={imported}
        isKept={state.isKept}
        taken={state.entries.flatMap((entry) => (entry.id === id ? [] : (entry.title ?? [])))}
        onSave={desk.save}
        onRemove={() => desk.remove(id)}
      />
      <TotalsTable total={report.total} isComputed={report.totalIsComputed} />
      <ReceiptLine receipt={report.receipt} />
      <KeywordTable key={id} report={report} />
    </>
  )
}
