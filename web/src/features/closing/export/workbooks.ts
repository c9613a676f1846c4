import type { Difference } from '@vendaclara/contract/closing'
import { toReais } from '@vendaclara/core/money'
import { writeXlsxStream } from 'hucre/xlsx'
import { reasonName } from '../model/differences.ts'
import { formatOrderDate } from '../model/order-dates.ts'
import { expectedLines, receivedLines } from '../order/part-lines.ts'
import { texts } from './texts.ts'

const money = { numFmt: '#,##0.00' }

const errorColumns = [
  { key: 'ID do pedido', width: 20 },
  { key: 'Data de criação do pedido', width: 26 },
  { key: 'Diferenca', width: 14, ...money },
  { key: 'info', width: 56 },
] as const

/** The differences of a closing as a workbook, under the names the specification gives its columns. */
export function writeErrorsWorkbook(errors: readonly Difference[]): Promise<Blob> {
  const rows = errors.map((error) => errorColumns.map(({ key }) => error[key]))
  return writeWorkbook(rows, {
    name: 'Sheet 1',
    columns: errorColumns.map((column) => ({ ...column, header: column.key })),
  })
}

const { supportColumns } = texts

/** The orders to show to Shopee's support: of each what was expected, what was received and why they differ; amounts in reais. */
export function writeSupportWorkbook(differences: readonly Difference[]): Promise<Blob> {
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

function supportRow(difference: Difference): (string | number | null)[] {
  const { expected, came } = difference
  return [
    difference['ID do pedido'],
    formatOrderDate(difference['Data de criação do pedido']),
    expected ? toReais(expectedLines(expected).total) : null,
    came ? toReais(receivedLines(came).total) : null,
    difference.Diferenca,
    difference.reason === undefined ? difference.info : reasonName(difference),
  ]
}

/** Text stays text: '=1+1' is no formula in it. */
async function writeWorkbook(
  rows: Parameters<typeof writeXlsxStream>[0],
  sheet: Parameters<typeof writeXlsxStream>[1],
): Promise<Blob> {
  const bytes = await new Response(writeXlsxStream(rows, sheet)).arrayBuffer()
  return new Blob([bytes], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })
}
