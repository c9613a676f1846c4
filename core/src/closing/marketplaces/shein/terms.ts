import type { Cents } from '../../../money/index.ts'
import { wordOf } from '../../reading/sheet.ts'

/** Shein's words for a closing. */
export interface SheinTerms {
  readonly expected: SheinExpected
  readonly paid: SheinPaid
  readonly cause: SheinCause
  /** That nothing in the files explains the difference. */
  readonly differenceNote: 'ask-shein'
  /** That no invoice has the order, or that it is in a return and none has it. */
  readonly unmatchedNote: 'not-invoiced' | 'order-in-return'
  readonly claimWay: 'shein-support'
}

export const sheinExpectedNames = ['price', 'coupon', 'campaign', 'commission', 'freight', 'storage'] as const

/** Of what the expected amount of an order is made, over its units; centavos, all positive. */
type SheinExpected = Readonly<Record<(typeof sheinExpectedNames)[number], Cents>>

/** The parts that an invoice has columns for. */
export const sheinInvoiceNames = ['received', ...sheinExpectedNames, 'returnFee'] as const
export const sheinPaidNames = [...sheinInvoiceNames, 'refund'] as const

/**
 * What the invoices of an order say: `received` is 'Valor a receber', the others are what it is made of, positive as in the file, but for
 * `refund`: below 0, what invoices took back with the goods, less the fee of the return, whose parts are in no other.
 * A part that the file has no column for is absent.
 */
type SheinPaid = Readonly<
  { received: Cents } & Partial<Record<Exclude<(typeof sheinPaidNames)[number], 'received'>, Cents>>
>

/** What can make an invoice differ from its order. */
export type SheinCause =
  | 'product-price'
  | 'seller-coupon'
  | 'campaign'
  | 'commission'
  | 'freight'
  | 'storage'
  | 'return-fee'
  | 'refund'

/** Whether the status of an order or a unit says that its buyer got the money back: 'Reembolsado por cliente', 'Devolvido'. */
export function saysRefunded(status: string): boolean {
  const word = wordOf(status)
  return word.startsWith('reembolsad') || word.startsWith('devolvid')
}

/** Whether a status says that the goods of an order or a unit are on their way back: 'Em devolução'. */
export function saysInReturn(status: string): boolean {
  return wordOf(status).startsWith('em devolucao')
}
