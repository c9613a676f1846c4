import { basicPartNames, detailPartNames, type PaidParts } from './order-parts.ts'

/** What was released for one order, its income rows summed; signs as in the file. */
export type Income = PaidParts & { readonly orderId: string }

/** One income row: what was released of an order on a day, 'YYYY-MM-DD' or '' where the file does not say. */
export type Payment = Income & { readonly releasedOn: string }

/** What two rows have in common when they may be one payment: order, day and every amount. */
export function identityOf(payment: Payment): string {
  const amounts = [...basicPartNames, ...detailPartNames].map((part) => payment[part])
  return [payment.orderId, payment.releasedOn, ...amounts].join('|')
}
