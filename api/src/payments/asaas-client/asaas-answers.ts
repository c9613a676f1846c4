import { type PaymentState, planCycles } from '@vendaclara/core/subscription'
import { z } from 'zod'

/** The parts of the gateway's answers that are read. Everything else is ignored, so that additions do no harm. */
const day = z.iso.date()
const text = z.string().nullish()

export const customerAnswer = z.object({ id: z.string().min(1) })

export const subscriptionAnswer = z.object({
  id: z.string().min(1),
  value: z.number(),
  nextDueDate: day,
  cycle: z.enum(planCycles),
  status: z.string(),
  deleted: z.boolean().default(false),
  externalReference: text,
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
  id: z.string().min(1),
  status: z
    .enum(Object.keys(states) as [Status, ...Status[]])
    .transform((status): PaymentState => states[status]),
  value: z.number(),
  dueDate: day,
  deleted: z.boolean().default(false),
  clientPaymentDate: day.nullish(),
  confirmedDate: day.nullish(),
  paymentDate: day.nullish(),
  transactionReceiptUrl: text,
})

export const pixAnswer = z.object({
  encodedImage: z.string().min(1),
  payload: z.string().min(1),
  expirationDate: z.string().regex(/^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/),
})

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ hasMore: z.boolean().default(false), data: z.array(item) })

export const errorAnswer = z.object({
  errors: z.array(z.object({ code: z.string().default(''), description: z.string().default('') })).min(1),
})
