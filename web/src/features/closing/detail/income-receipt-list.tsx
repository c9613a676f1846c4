import { texts } from '../texts.ts'
import type { IncomeReceipt } from '../worker/desk-messages.ts'
import type { ReadFile } from './closing-files-state.ts'
import { ReceiptList } from './receipt-list.tsx'

export function IncomeReceiptList({ fileName, receipt }: ReadFile<IncomeReceipt>) {
  return (
    <ReceiptList
      fileName={fileName}
      sheet={receipt.sheet}
      lines={[
        { label: texts.receipt.lines, count: receipt.rows, always: true },
        { label: texts.receipt.paid, count: receipt.orders, always: true },
        { label: texts.receipt.details, count: receipt.detailRows },
        { label: texts.receipt.refundRows, count: receipt.refundRows },
        { label: texts.receipt.withoutId, count: receipt.rowsWithoutId },
        { label: texts.receipt.unreadable, count: receipt.unreadableValues },
      ]}
    />
  )
}
