import type { Cents } from '../../../money/index.ts'

/** Shein's names for a closing. */
export interface SheinNames {
  readonly expected: SheinExpected
  readonly paid: SheinPaid
  readonly reason: SheinReasonKind
  /** Nothing in the files explains the difference. */
  readonly differenceInfo: 'ask-shein'
  /** No invoice has the order, or it is in a return and no invoice has it. */
  readonly unmatchedInfo: 'not-invoiced' | 'order-in-return'
  readonly claimWay: 'shein-support'
}

export const sheinExpectedNames = ['price', 'coupon', 'campaign', 'commission', 'freight', 'storage'] as const

/** The parts of an order's expected amount, summed over its units: centavos, all positive. */
type SheinExpected = Readonly<Record<(typeof sheinExpectedNames)[number], Cents>>

/** The parts that have a column in the invoices. */
export const sheinInvoiceNames = ['received', ...sheinExpectedNames, 'returnFee'] as const
export const sheinPaidNames = [...sheinInvoiceNames, 'refund'] as const

/**
 * The amounts of an order's invoices, in centavos. `received` is 'Valor a receber'; the others are its parts, positive
 * as in the file. `refund` is negative: what invoices took back with the goods, less the fee of the return. Its amounts
 * are in no other part. A part is absent if the file has no column for it.
 */
type SheinPaid = Readonly<
  { received: Cents } & Partial<Record<Exclude<(typeof sheinPaidNames)[number], 'received'>, Cents>>
>

/** What can make an invoice differ from its order. */
export type SheinReasonKind =
  | 'product-price'
  | 'seller-coupon'
  | 'campaign'
  | 'commission'
  | 'freight'
  | 'storage'
  | 'return-fee'
  | 'refund'
