import {
  adjustmentKinds,
  basicPartNames,
  causeKinds,
  detailPartNames,
  longestItemText,
  mostBilledFees,
  releaseCauses,
  releasePartNames,
  salePartNames,
  sheinCauses,
  sheinExpectedNames,
  sheinPaidNames,
} from '@vendaclara/core/closing'
import { z } from 'zod'
import { cents, count, reais } from '../amounts.ts'

/** Of what the expected amount of an order is made: of Shopee, Shein or Mercado Livre, which are told by their names. */
export const expectedParts = z.union([
  z.object({ subtotal: cents, commission: cents, serviceFee: cents, sellerCoupon: cents }),
  z.object(keyed(sheinExpectedNames, cents)),
  z.object({ total: cents, ...keyed(salePartNames, cents.exactOptional()) }),
])

const { received, ...otherOfShein } = keyed(sheinPaidNames, cents.exactOptional())

export const paidParts = z.union([
  z.object({ ...keyed(basicPartNames, cents), ...keyed(detailPartNames, cents.exactOptional()) }),
  z.object({ received: cents, ...otherOfShein }),
  z.strictObject(keyed(releasePartNames, cents.exactOptional())),
])

const causes = [...new Set([...causeKinds, ...releaseCauses, ...sheinCauses])]

const cause = z.object({
  kind: z.enum(causes),
  amount: cents,
  basis: z.enum(['stated', 'matches']),
  expectedRate: reais.exactOptional(),
  chargedRate: reais.exactOptional(),
  fee: cents.exactOptional(),
  units: count.exactOptional(),
})

/** Every reason of a difference, of any marketplace. */
export const differenceReasons = [...causes, 'several', 'unexplained'] as const

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

const text = z.string().max(longestItemText)

/** An `Adjustment` as it is, in centavos. */
export const wireAdjustment = z.strictObject({
  day: z.iso.date().exactOptional(),
  kind: z.enum(adjustmentKinds),
  description: text,
  reason: text.exactOptional(),
  orderId: text.exactOptional(),
  amount: cents,
})

/** A `FreightDiscrepancy` as it is, in centavos. */
export const wireFreight = z.object({ expected: cents, charged: cents, reason: text })

/** The `BilledFee`s of an order as they are, in centavos. */
export const wireBilled = z
  .array(
    z.object({
      number: text,
      name: text,
      amount: cents,
      isInvoiced: z.boolean().exactOptional(),
      isReversed: z.boolean().exactOptional(),
    }),
  )
  .max(mostBilledFees)
