import { basicPartNames, type CameParts, detailPartNames } from './order-parts.ts'
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

function sumParts(one: CameParts, other: CameParts): CameParts {
  const sum: Record<string, number> = {}
  for (const part of basicPartNames) sum[part] = one[part] + other[part]
  for (const part of detailPartNames) {
    const parts = [one[part], other[part]].filter((amount) => amount !== undefined)
    if (parts.length > 0) sum[part] = parts.reduce((total, amount) => total + amount, 0)
  }
  return sum as CameParts
}
