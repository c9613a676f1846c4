import { basicPartNames, causeKinds, detailPartNames, differenceReasons } from '@vendaclara/core/closing'
import { z } from 'zod'
import { cents, count, reais } from '../amounts.ts'

const expectedParts = z.object({
  subtotal: cents,
  commission: cents,
  serviceFee: cents,
  sellerCoupon: cents,
})

export const paidParts = z.object({
  ...keyed(basicPartNames, cents),
  ...keyed(detailPartNames, cents.exactOptional()),
})

const cause = z.object({
  kind: z.enum(causeKinds),
  amount: cents,
  basis: z.enum(['stated', 'matches']),
  expectedRate: reais.exactOptional(),
  chargedRate: reais.exactOptional(),
  fee: cents.exactOptional(),
  units: count.exactOptional(),
})

/** What `core/closing` finds out about a difference, in centavos, under the names it has there but for `came`, what was paid. */
export const differenceFindings = z.object({
  expected: expectedParts,
  came: paidParts,
  reason: z.enum(differenceReasons),
  causes: z.array(cause),
})

function keyed<const Name extends string, Value>(names: readonly Name[], value: Value): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>
}
