import { basicPartNames, causeKinds, detailPartNames, differenceReasons } from '@vendaclara/core/closing'
import { z } from 'zod'
import { cents, count, reais } from './amounts.ts'

export const expectedParts = z.object({
  subtotal: cents,
  commission: cents,
  serviceFee: cents,
  sellerCoupon: cents,
})

export const cameParts = z.object({
  ...keyed(basicPartNames, cents),
  ...keyed(detailPartNames, cents.exactOptional()),
})

export const cause = z.object({
  kind: z.enum(causeKinds),
  amount: cents,
  basis: z.enum(['stated', 'matches']),
  expectedRate: reais.optional(),
  chargedRate: reais.optional(),
  fee: cents.optional(),
  units: count.optional(),
})
export type ClosingCause = z.infer<typeof cause>

/** What `core/closing` finds out about a difference, under the names it has there; amounts in centavos. */
export const differenceFindings = z.object({
  expected: expectedParts,
  came: cameParts,
  reason: z.enum(differenceReasons),
  causes: z.array(cause),
})
export type DifferenceFindings = z.infer<typeof differenceFindings>

function keyed<const Name extends string, Value>(names: readonly Name[], value: Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>
}
