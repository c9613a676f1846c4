import { type PaymentState, planCycles } from '@vendaclara/core/subscription'
import { z } from 'zod'

/** The parts of the gateway's answers that are read. Everything else is ignored, so that additions do no harm. */
const day = z.iso.date()
const id = z.string().regex(/^[\w.-]{1,100}$/)
const reference = z.string().max(200).nullish()
/** In reais. No price of the product comes near the most. */
const value = z.number().positive().max(1_000_000)

export const customerAnswer = z.object({ id, externalReference: reference })

export const subscriptionAnswer = z.object({
  id,
  customer: id,
  value,
  nextDueDate: day,
  cycle: z.enum(planCycles),
  status: z.string().max(100),
  deleted: z.boolean().default(false),
  externalReference: reference,
})

/** Every status in the gateway's documentation. */
const states = {
  PENDING: 'pending',
  AUTHORIZED: 'pending',
  AWAITING_RISK_ANALYSIS: 'pending',
  CONFIRMED: 'paid',
  RECEIVED: 'paid',
  RECEIVED_IN_CASH: 'paid',
  DUNNING_RECEIVED: 'paid',
  // A dispute that was won; the money is on its way back to us.
  AWAITING_CHARGEBACK_REVERSAL: 'paid',
  OVERDUE: 'overdue',
  DUNNING_REQUESTED: 'overdue',
  REFUNDED: 'refunded',
  REFUND_REQUESTED: 'refunded',
  REFUND_IN_PROGRESS: 'refunded',
  CHARGEBACK_REQUESTED: 'disputed',
  CHARGEBACK_DISPUTE: 'disputed',
} as const satisfies Record<string, PaymentState>
type Status = keyof typeof states

export const paymentAnswer = z.object({
  id,
  customer: id.nullish(),
  subscription: id.nullish(),
  externalReference: reference,
  status: z
    .enum(Object.keys(states) as [Status, ...Status[]])
    .transform((status): PaymentState => states[status]),
  value,
  /** The value without interest, if it was paid late. */
  originalValue: value.nullish(),
  dueDate: day,
  deleted: z.boolean().default(false),
  clientPaymentDate: day.nullish(),
  confirmedDate: day.nullish(),
  paymentDate: day.nullish(),
  transactionReceiptUrl: z.string().nullish(),
})

export const pixAnswer = z.object({
  encodedImage: z.base64().min(1).max(500_000),
  payload: z.string().regex(/^\P{C}{1,1000}$/u),
  expirationDate: z
    .string()
    .regex(/^.{10}( \d{2}:\d{2}:\d{2})?$/)
    .transform((time) => time.slice(0, 10))
    .pipe(day),
})

/** The longest page that the gateway documents. */
export const pageLength = 100

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ hasMore: z.boolean().default(false), data: z.array(item).max(pageLength) })

/** Shown to people, so an endless one is left out. */
const words = z
  .string()
  .default('')
  .transform((text) => (text.length > 500 ? '' : text))

export const errorAnswer = z.object({
  errors: z.array(z.object({ code: words, description: words })).min(1),
})
