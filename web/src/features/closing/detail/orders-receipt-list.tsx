import { texts } from '../texts.ts'
import type { OrdersReceipt } from '../worker/desk-messages.ts'
import type { ReadFile } from './closing-files-state.ts'
import { OrderIdsPopover } from './order-ids-popover.tsx'
import { ReceiptList } from './receipt-list.tsx'

export function OrdersReceiptList({ fileName, receipt }: ReadFile<OrdersReceipt>) {
  return (
    <ReceiptList
      fileName={fileName}
      sheet={receipt.sheet}
      lines={[
        { label: texts.receipt.lines, count: receipt.lines + receipt.linesWithoutId, always: true },
        { label: texts.receipt.used, count: receipt.orders, always: true },
        { label: texts.receipt.cancelled, count: receipt.cancelledOrders },
        { label: texts.receipt.refunded, count: receipt.refundedOrders },
        {
          label: texts.receipt.partly,
          count: receipt.partlyLeftOut.length,
          detail: <OrderIdsPopover ids={receipt.partlyLeftOut} />,
        },
        { label: texts.receipt.withoutId, count: receipt.linesWithoutId },
        { label: texts.receipt.unreadable, count: receipt.unreadableValues },
      ]}
    />
  )
}
