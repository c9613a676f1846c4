import { addCents, type Cents, sumCents } from '../money/index.ts'
import { basicPartNames, detailPartNames, type PaidParts } from './marketplaces/shopee/terms.ts'

/** What was released for one order, its income rows summed; signs as in the file. */
export type Income = PaidParts & { readonly orderId: string }

/** One income row: what was released of an order on a day, 'YYYY-MM-DD' or '' where the file does not say. */
export type Payment = Income & { readonly releasedOn: string }

/** What two rows have in common when they may be one payment: order, day and every amount. */
export function identityOf(payment: Payment): string {
  const amounts = [...basicPartNames, ...detailPartNames].map((part) => payment[part])
  return [payment.orderId, payment.releasedOn, ...amounts].join('|')
}

/** The payments of each order in one, part by part, in the order of their first payment. */
export function sumPayments(payments: readonly Payment[]): readonly Income[] {
  const byOrder = new Map<string, Income>()
  for (const payment of payments) {
    const known = byOrder.get(payment.orderId)
    byOrder.set(payment.orderId, known ? { orderId: known.orderId, ...sumParts(known, payment) } : payment)
  }
  return [...byOrder.values()]
}

function sumParts(one: PaidParts, other: PaidParts): PaidParts {
  const sum: Record<string, Cents> = {}
  for (const part of basicPartNames) sum[part] = addCents(one[part], other[part])
  for (const part of detailPartNames) {
    const parts = [one[part], other[part]].filter((amount) => amount !== undefined)
    if (parts.length > 0) sum[part] = sumCents(parts)
  }
  return sum as PaidParts
}
