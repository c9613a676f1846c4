import { differenceColumns, noteSentence } from '@vendaclara/contract/closing'
import type { OrderDifference } from '@vendaclara/core/closing'
import { toReais } from '@vendaclara/core/money'
import { writeXlsxStream } from 'hucre/xlsx'
import { reasonName, reasonOf } from '../model/differences.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { expectedLines, receivedTotal } from '../order/part-lines.ts'
import { workbookType } from './sheet-rows.ts'
import { texts } from './texts.ts'

const money = { numFmt: '#,##0.00' }

const errorColumns = [
  { header: differenceColumns.orderId, width: 20 },
  { header: differenceColumns.createdAt, width: 26 },
  { header: differenceColumns.difference, width: 14, ...money },
  { header: differenceColumns.note, width: 56 },
]

/** The differences of a closing as a workbook, under the names the specification gives its columns. */
export function writeErrorsWorkbook(differences: readonly OrderDifference[]): Promise<Blob> {
  const rows = differences.map(({ orderId, createdAt, difference, note }) => [
    ...[orderId, createdAt, toReais(difference), noteSentence(note)],
  ])
  return writeWorkbook(rows, { name: 'Sheet 1', columns: errorColumns })
}

const { supportColumns } = texts

/** The orders to show to Shopee's support: of each what was expected, what was received and why they differ; amounts in reais. */
export function writeSupportWorkbook(differences: readonly OrderDifference[]): Promise<Blob> {
  return writeWorkbook(differences.map(supportRow), {
    name: texts.supportSheet,
    columns: [
      { header: supportColumns.id, width: 20 },
      { header: supportColumns.date, width: 20 },
      { header: supportColumns.expected, width: 16, ...money },
      { header: supportColumns.received, width: 16, ...money },
      { header: supportColumns.difference, width: 16, ...money },
      { header: supportColumns.reason, width: 44 },
    ],
    freezePane: { rows: 1 },
  })
}

function supportRow(difference: OrderDifference): (string | number | null)[] {
  const { expected, paid } = difference
  return [
    difference.orderId,
    formatOrderDate(difference.createdAt),
    expected ? toReais(expectedLines(expected).total) : null,
    paid ? toReais(receivedTotal(paid)) : null,
    toReais(difference.difference),
    difference.reason === undefined ? noteSentence(difference.note) : reasonName(reasonOf(difference)),
  ]
}

/** Text stays text: '=1+1' is no formula in it. */
async function writeWorkbook(
  rows: Parameters<typeof writeXlsxStream>[0],
  sheet: Parameters<typeof writeXlsxStream>[1],
): Promise<Blob> {
  const bytes = await new Response(writeXlsxStream(rows, sheet)).arrayBuffer()
  return new Blob([bytes], { type: workbookType })
}
