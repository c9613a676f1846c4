import type { ImportedReport } from './report/imported-report.ts'
import { ReceiptLine } from './report/receipt-line.tsx'
import { ReportHeader } from './report/report-header.tsx'
import { TotalsTable } from './report/totals-table.tsx'
import { KeywordTable } from './table/keyword-table.tsx'

interface ReportViewProps {
  imported: ImportedReport
  isKept: boolean
  onRemove: () => void
}

export function ReportView({ imported, isKept, onRemove }: ReportViewProps) {
  const { report } = imported
  return (
    <>
      <ReportHeader imported={imported} isKept={isKept} onRemove={onRemove} />
      <TotalsTable total={report.total} isComputed={report.totalIsComputed} />
      <ReceiptLine receipt={report.receipt} />
      <KeywordTable key={imported.importedAt.getTime()} report={report} />
    </>
  )
}
