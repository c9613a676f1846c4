import { differenceColumns, infoSentence } from '@vendaclara/contract/closing'
import { type ClosingMarketplace, closingOf, type OrderDifference } from '@vendaclara/core/closing'
import { toReais } from '@vendaclara/core/money'
import { writeXlsxStream } from 'hucre/xlsx'
import { reasonName, reasonOf } from '../model/differences.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { workbookType } from './sheet-rows.ts'
import { texts } from './texts.ts'

const money = { numFmt: '#,##0.00' }

const errorColumns = [
  { header: differenceColumns.orderId, width: 20 },
  { header: differenceColumns.createdAt, width: 26 },
  { header: differenceColumns.difference, width: 14, ...money },
  { header: differenceColumns.info, width: 56 },
]

/** The differences of a closing as a workbook, with the column names of the specification. */
export function writeErrorsWorkbook(differences: readonly OrderDifference[]): Promise<Blob> {
  const rows = differences.map(({ orderId, createdAt, difference, info }) => [
    ...[orderId, createdAt, toReais(difference), infoSentence(info)],
  ])
  return writeWorkbook(rows, { name: 'Sheet 1', columns: errorColumns })
}

const { supportColumns } = texts

/** The orders for Shopee's support, each with the expected and the received amount and the reason; amounts in reais. */
export function writeSupportWorkbook(
  marketplace: ClosingMarketplace,
  differences: readonly OrderDifference[],
): Promise<Blob> {
  const { rules } = closingOf(marketplace)
  return writeWorkbook(
    differences.map((row) => supportRow(rules, row)),
    {
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
    },
  )
}

function supportRow(
  rules: ReturnType<typeof closingOf>['rules'],
  difference: OrderDifference,
): (string | number | null)[] {
  const { expected, paid } = difference
  return [
    difference.orderId,
    formatOrderDate(difference.createdAt),
    expected ? toReais(rules.expectedAmount(expected)) : null,
    paid ? toReais(rules.receivedAmount(paid)) : null,
    toReais(difference.difference),
    difference.reason === undefined ? infoSentence(difference.info) : reasonName(reasonOf(difference)),
  ]
}

/** Texts stay texts: '=1+1' is no formula. */
async function writeWorkbook(
  rows: Parameters<typeof writeXlsxStream>[0],
  sheet: Parameters<typeof writeXlsxStream>[1],
): Promise<Blob> {
  const bytes = await new Response(writeXlsxStream(rows, sheet)).arrayBuffer()
  return new Blob([bytes], { type: workbookType })
}
