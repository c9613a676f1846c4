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

/** Of what the expected amount of an order is made: of any marketplace, which are told by their names. */
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

/** Those that are never without most of their parts first; of parts that may all be missing there are no others. */
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

const causes = [...new Set(closingMarketplaceIds.flatMap((id) => closingOf(id).claims.causes))]

const cause = z.object({
  kind: z.enum(causes),
  amount: cents,
  basis: z.enum(['stated', 'matches', 'lacking']),
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

/** What lowered an order's price or fees (`lowered` of an `Order`), in centavos. */
export const wireLowered = z.object({ pix: cents, campaign: cents })

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
