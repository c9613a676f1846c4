import type { FileReceipt } from '@vendaclara/contract/closing-receipt'
import type { IncomeFile, OrdersFile } from '@vendaclara/core/closing'

/** A file with what was read of it. */
export interface ReadFile<Content> {
  readonly fileName: string
  readonly content: Content
}

const none = { withoutId: 0, cancelled: 0, refunded: 0, partly: 0, details: 0, refunds: 0, repeated: 0 }

/** `orders` are those of the file that are used, `repeated` the lines of others that a newer file stands for. */
export function ordersReceipt(
  { fileName, content }: ReadFile<OrdersFile>,
  orders: number,
  repeated: number,
): FileReceipt {
  const { sheet, lines, linesWithoutId, linesLeftOut, unreadableValues } = content
  const { cancelled, refunded, partly } = linesLeftOut
  return {
    ...{ fileName, sheet, unreadableValues },
    rows: lines + linesWithoutId,
    used: lines - cancelled - refunded - partly - repeated,
    orders,
    leftOut: { ...none, withoutId: linesWithoutId, cancelled, refunded, partly, repeated },
  }
}

/** `repeated` counts the payments that an earlier file has too. */
export function incomeReceipt({ fileName, content }: ReadFile<IncomeFile>, repeated: number): FileReceipt {
  const { sheet, rows, payments, income, rowsWithoutId, detailRows, refundRows, unreadableValues } = content
  return {
    ...{ fileName, sheet, rows, unreadableValues },
    used: payments.length - repeated,
    orders: income.length,
    leftOut: {
      ...{ ...none, withoutId: rowsWithoutId, details: detailRows, refunds: refundRows, repeated },
    },
  }
}
