import type { Difference } from '@vendaclara/contract/closing'
import type { ClosingOrder } from '@vendaclara/contract/closing-order'
import { noCents, shortfall } from '@vendaclara/core/money'
import { type Mark, type Marks, markOf } from './marks.ts'
import { rowCents } from './row-cents.ts'

type Change = Pick<ClosingOrder, 'state'> & Partial<Pick<ClosingOrder, 'note' | 'recovered'>>

/**
 * An order as it is marked. What is recovered, where it is not said, is what came less; an order that is not recovered has
 * nothing recovered. `today` is 'YYYY-MM-DD'.
 */
export function changeOf(row: Difference, marks: Marks, change: Change, today: string): Mark {
  const { orderId, note } = markOf(marks, row['ID do pedido'])
  const { state } = change
  const isRecovered = state === 'recuperado'
  return {
    orderId,
    state,
    note: change.note ?? note,
    recovered: isRecovered ? (change.recovered ?? shortfall(rowCents(row))) : noCents,
    date: state === null ? null : today,
  }
}
