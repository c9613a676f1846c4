import {
  type Adjustment,
  type BilledFee,
  type FreightDiscrepancy,
  type Payment,
  type PaymentText,
  paymentTexts,
  type TakenBack,
  textsOf,
} from '@vendaclara/core/closing'
import { z } from 'zod'
import { cents, count } from '../../amounts.ts'
import { paidParts, wireAdjustment, wireBilled, wireFreight } from '../findings.ts'

const id = z.string().min(1).max(100)
const text = id.exactOptional()
const texts = Object.fromEntries(paymentTexts.map((name) => [name, text])) as Record<PaymentText, typeof text>

/**
 * A payment as a file states it; amounts in centavos.
 *
 * - `orderId`: the number it names. The texts of a payment have their names.
 * - `number`: the marketplace's own number of the row; absent if the file has none.
 * - `line`: its row in the file, counted from 1; absent if unknown.
 * - `unread`: an amount of it could not be read and counts as 0.
 */
export const statedPayment = z.strictObject({
  orderId: id,
  releasedOn: z.string().max(100),
  parts: paidParts,
  line: count.exactOptional(),
  unread: z.literal(true).exactOptional(),
  ...texts,
  number: z.string().max(100).exactOptional(),
})
export type WireStatedPayment = z.infer<typeof statedPayment>

/** A payment of a file. */
export interface StatedPayment {
  readonly payment: Payment
  readonly isUnread: boolean
}

/** A `TakenBack`: a row with a refund id, which is no payment, or the mark of an order with an unreadable amount. */
export const statedTakenBack: z.ZodType<TakenBack> = z.strictObject({
  orderId: id,
  refundId: z.string().max(100),
  day: z.string().max(100),
  amount: cents,
  line: count.exactOptional(),
  unread: z.literal(true).exactOptional(),
})

/** `paidNames` are the names of the marketplace's parts of a payment. */
export function writeStatedPayment(
  { payment, isUnread }: StatedPayment,
  paidNames: readonly string[],
): WireStatedPayment {
  const { orderId, releasedOn, line } = payment
  const amounts = Object.entries(payment).filter(([name]) => paidNames.includes(name))
  return {
    orderId,
    releasedOn,
    ...textsOf(payment),
    ...(line !== undefined && { line }),
    ...(isUnread && { unread: true as const }),
    parts: Object.fromEntries(amounts) as WireStatedPayment['parts'],
  }
}

export function readStatedPayment({ parts, number, unread, ...row }: WireStatedPayment): StatedPayment {
  return { payment: { ...row, ...parts, ...(number && { number }) }, isUnread: unread === true }
}

/**
 * What an income file states beside payments, in centavos: an adjustment, the freight of an order, or the fees of an
 * order from a report of fees.
 */
export const statedDetail = z.union([
  z.strictObject({ adjustment: wireAdjustment }),
  z.strictObject({ freightOf: id, freight: wireFreight }),
  z.strictObject({ billedOf: id, billed: wireBilled }),
])
export type StatedDetail =
  | { readonly adjustment: Adjustment }
  | { readonly freightOf: string; readonly freight: FreightDiscrepancy }
  | { readonly billedOf: string; readonly billed: readonly BilledFee[] }
