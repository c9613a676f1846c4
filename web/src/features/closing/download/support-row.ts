import type { Difference } from '@vendaclara/contract/closing'
import { toReais } from '@vendaclara/core/money'
import { formatOrderDate } from '../detail/format-order-date.ts'
import { cameLines, expectedLines } from '../detail/parts/part-lines.ts'
import { reasonName } from '../detail/parts/reason-name.ts'

/** ID, date, expected, received, difference, reason: what Shopee's support asks of an order, amounts in reais. */
export type SupportRow = readonly [string, string, number | null, number | null, number, string]

export function supportRow(difference: Difference): SupportRow {
  const { expected, came } = difference
  return [
    difference['ID do pedido'],
    formatOrderDate(difference['Data de criação do pedido']),
    expected ? toReais(expectedLines(expected).total) : null,
    came ? toReais(cameLines(came).total) : null,
    difference.Diferenca,
    difference.reason === undefined ? difference.info : reasonName(difference),
  ]
}
