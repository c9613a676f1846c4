import { addCents, type Cents, sumCents } from '../money/index.ts'
import { basicPartNames, detailPartNames, type PaidParts } from './order-parts.ts'
import type { Income, Payment } from './payment.ts'

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
