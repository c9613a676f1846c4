import {
  type Amounts,
  adjustmentKinds,
  closingMarketplaceIds,
  closingOf,
  type ExpectedParts,
  longestItemText,
  mostBilledFees,
  type PaidParts,
} from '@vendaclara/core/closing'
import { z } from 'zod'
import { cents, count, reais } from '../amounts.ts'

const rulesOfAll = closingMarketplaceIds.map((id) => closingOf(id).rules)

/** The parts of an order's expected amount, for any marketplace; the names of the parts tell which one. */
export const expectedParts = anyOf<ExpectedParts>(
  rulesOfAll.map(({ alwaysExpected: always, expectedParts: names }) => ({ always, names })),
)
export const paidParts = anyOf<PaidParts>(
  rulesOfAll.map(({ alwaysPaid: always, paidParts: names }) => ({ always, names })),
)

interface PartNames {
  readonly always: readonly string[]
  readonly names: readonly string[]
}

/**
 * A union of the schemas of all marketplaces. Those with more required parts are tried first. If no part is required,
 * the schema accepts no other parts.
 */
function anyOf<Parts extends Amounts>(ofAll: readonly PartNames[]): z.ZodType<Parts> {
  const schemas = ofAll
    .toSorted((one, other) => other.always.length - one.always.length)
    .map(({ always, names }) => {
      const shape = Object.fromEntries(
        names.map((name) => [name, always.includes(name) ? cents : cents.exactOptional()]),
      )
      return always.length > 0 ? z.object(shape) : z.strictObject(shape)
    })
  return z.union(schemas) as z.ZodType<object> as z.ZodType<Parts>
}

const reasons = [...new Set(closingMarketplaceIds.flatMap((id) => closingOf(id).claims.reasons))]

/** One of the `reasons` of a difference, in centavos. */
export const wireReason = z.object({
  kind: z.enum(reasons),
  amount: cents,
  basis: z.enum(['stated', 'matches', 'lacking']),
  expectedRate: reais.exactOptional(),
  chargedRate: reais.exactOptional(),
  fee: cents.exactOptional(),
  units: count.exactOptional(),
})

/** Every reason of a difference, of any marketplace. */
export const differenceReasons = [...reasons, 'several', 'unexplained'] as const

const text = z.string().max(longestItemText)

/** An `Adjustment`, in centavos. */
export const wireAdjustment = z.strictObject({
  day: z.iso.date().exactOptional(),
  kind: z.enum(adjustmentKinds),
  description: text,
  reason: text.exactOptional(),
  orderId: text.exactOptional(),
  amount: cents,
  line: count.exactOptional(),
})

/** A `FreightDiscrepancy`, in centavos. */
export const wireFreight = z.object({
  expected: cents,
  charged: cents,
  reason: text,
  line: count.exactOptional(),
})

/** What lowered an order's price or fees (`lowered` of an `Order`), in centavos. */
export const wireLowered = z.object({ pix: cents, campaign: cents })

/** The `BilledFee`s of an order, in centavos. */
export const wireBilled = z
  .array(
    z.object({
      number: text,
      name: text,
      amount: cents,
      isInvoiced: z.boolean().exactOptional(),
      isReversed: z.boolean().exactOptional(),
      line: count.exactOptional(),
    }),
  )
  .max(mostBilledFees)
  .readonly()
