import { differenceColumns, infoSentence } from '@vendaclara/contract/closing'
import { type ClosingMarketplace, closingOf, type OrderDifference } from '@vendaclara/core/closing'
import { toReais } from '@vendaclara/core/money'
import { reasonName, reasonOf } from '../model/differences.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { moneyColumn, type SheetColumn, tableSheet, writeSheets } from './sheet-rows.ts'
import { texts } from './texts.ts'

const errorColumns: readonly SheetColumn<OrderDifference>[] = [
  { header: differenceColumns.orderId, width: 20, cell: ({ orderId }) => orderId },
  { header: differenceColumns.createdAt, width: 26, cell: ({ createdAt }) => createdAt },
  { header: differenceColumns.difference, width: moneyColumn, cell: ({ difference }) => toReais(difference) },
  { header: differenceColumns.info, width: 56, cell: ({ info }) => infoSentence(info) },
]

/** The differences of a closing as a workbook, with the column names of the specification. */
export function writeErrorsWorkbook(differences: readonly OrderDifference[]): Promise<Blob> {
  return writeSheets([tableSheet('Sheet 1', errorColumns, differences)])
}

/** The orders for Shopee's support, each with the expected and the received amount and the reason; amounts in reais. */
export function writeSupportWorkbook(
  marketplace: ClosingMarketplace,
  differences: readonly OrderDifference[],
): Promise<Blob> {
  const { rules } = closingOf(marketplace)
  const { supportColumns: text } = texts
  const columns: readonly SheetColumn<OrderDifference>[] = [
    { header: text.id, width: 20, cell: ({ orderId }) => orderId },
    { header: text.date, width: 20, cell: ({ createdAt }) => formatOrderDate(createdAt) },
    {
      ...{ header: text.expected, width: moneyColumn },
      cell: ({ expected }) => (expected ? toReais(rules.expectedAmount(expected)) : null),
    },
    {
      ...{ header: text.received, width: moneyColumn },
      cell: ({ paid }) => (paid ? toReais(rules.receivedAmount(paid)) : null),
    },
    { header: text.difference, width: moneyColumn, cell: ({ difference }) => toReais(difference) },
    {
      ...{ header: text.reason, width: 44 },
      cell: (row) => (row.reason === undefined ? infoSentence(row.info) : reasonName(reasonOf(row))),
    },
  ]
  return writeSheets([tableSheet(texts.supportSheet, columns, differences)])
}
