import type { IncomeFile, OrdersFile } from '@vendaclara/core/closing'
import type { IncomeReceipt, OrdersReceipt } from './desk-messages.ts'
import type { ReadFile } from './file-receipts.ts'

/** What several orders files come to together; `orders` are those that are used. */
export function addOrdersReceipts(files: readonly ReadFile<OrdersFile>[], orders: number): OrdersReceipt {
  const sum = (count: (file: OrdersFile) => number) =>
    files.reduce((total, { content }) => total + count(content), 0)
  return {
    sheet: files[0]?.content.sheet ?? '',
    orders,
    lines: sum(({ lines }) => lines),
    linesWithoutId: sum(({ linesWithoutId }) => linesWithoutId),
    cancelledOrders: sum(({ cancelledOrders }) => cancelledOrders),
    refundedOrders: sum(({ refundedOrders }) => refundedOrders),
    partlyLeftOut: [...new Set(files.flatMap(({ content }) => content.partlyLeftOut))],
    unreadableValues: sum(({ unreadableValues }) => unreadableValues),
  }
}

/** What several income files come to together; `orders` are those that were paid. */
export function addIncomeReceipts(files: readonly ReadFile<IncomeFile>[], orders: number): IncomeReceipt {
  const sum = (count: (file: IncomeFile) => number) =>
    files.reduce((total, { content }) => total + count(content), 0)
  return {
    sheet: files[0]?.content.sheet ?? '',
    orders,
    rows: sum(({ rows }) => rows),
    rowsWithoutId: sum(({ rowsWithoutId }) => rowsWithoutId),
    detailRows: sum(({ detailRows }) => detailRows),
    refundRows: sum(({ refundRows }) => refundRows),
    unreadableValues: sum(({ unreadableValues }) => unreadableValues),
  }
}
