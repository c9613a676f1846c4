import { z } from 'zod'
import { cents, count } from './amounts.ts'
import { differenceFindings } from './closing-findings.ts'
import { endpoint } from './endpoint.ts'
import { monthNames } from './month-names.ts'

const month = z.enum(monthNames)
const year = z.number().int().min(0).max(99)

/**
 * An order that was unmatched in its closing and is paid in the income file of another: `month` and `year` are those of the
 * other. `difference` in centavos, 0 where it is no difference by the rule; the findings are there where it is one.
 */
export const latePayment = z.strictObject({
  orderId: z.string().min(1).max(100),
  month,
  year,
  released: cents,
  expected: cents,
  difference: cents,
  findings: differenceFindings.nullable(),
})
export type LatePayment = z.infer<typeof latePayment>

/** An unmatched order of another closing, with what its expected amount is made of, in reais as it is stored there. */
export const awaitedOrder = z.object({
  closing: z.uuid(),
  orderId: z.string(),
  createdAt: z.string(),
  subtotal: z.number(),
  commission: z.number(),
  serviceFee: z.number(),
  sellerCoupon: z.number(),
})
export type AwaitedOrder = z.infer<typeof awaitedOrder>

export const getAwaitedOrders = endpoint({
  method: 'GET',
  path: '/analysis/:id/awaited',
  summary: 'The unmatched orders of the other closings, which the income of this one may have paid',
  access: 'session',
  params: z.object({ id: z.string() }),
  answer: z.array(awaitedOrder),
})

/** Replaces what the income of this closing was found to have paid late before. */
export const putLatePayments = endpoint({
  method: 'PUT',
  path: '/analysis/:id/late',
  summary: 'Keep which orders of other closings the income of this one has paid',
  access: 'tools',
  params: z.object({ id: z.string() }),
  body: z.strictObject({
    payments: z
      .array(latePayment.omit({ month: true, year: true }).extend({ closing: z.uuid() }))
      .max(20_000),
  }),
  bodyLimit: 16 * 1024 * 1024,
  answer: z.object({ kept: count }),
})
