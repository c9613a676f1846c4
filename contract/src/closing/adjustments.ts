import { adjustmentKinds, longestItemText } from '@vendaclara/core/closing'
import { z } from 'zod'
import { cents } from '../amounts.ts'

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
