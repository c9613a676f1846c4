import { differenceColumns, infoSentence } from '@vendaclara/contract/closing'
import type { ClosingMarketplace, OrderDifference } from '@vendaclara/core/closing'
import { reasonName, reasonOf } from '../model/differences.ts'
import { comparedColumns, orderColumns } from './orders-sheet.ts'
import { type SheetColumn, tableSheet, writeSheets } from './sheet-rows.ts'
import { monthSheets, texts } from './texts.ts'

const errorColumns: readonly SheetColumn<OrderDifference>[] = [
  { header: differenceColumns.orderId, width: 20, cell: ({ orderId }) => orderId },
  { header: differenceColumns.createdAt, width: 26, cell: ({ createdAt }) => createdAt },
  { header: differenceColumns.difference, amount: ({ difference }) => difference },
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
  const { order: text } = monthSheets
  const columns: readonly SheetColumn<OrderDifference>[] = [
    ...orderColumns,
    ...comparedColumns(marketplace),
    { header: text.difference, amount: ({ difference }) => difference },
    {
      header: text.reason,
      width: 44,
      cell: (row) => (row.reason === undefined ? infoSentence(row.info) : reasonName(reasonOf(row))),
    },
  ]
  return writeSheets([tableSheet(texts.supportSheet, columns, differences)])
}
