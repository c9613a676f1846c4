import { deviationKinds, mostGroups, uncheckedReasons } from '@vendaclara/core/closing'
import { z } from 'zod'
import { cents, count } from '../amounts.ts'

const tableId = z.string().min(1).max(80)
const percent = z.number().min(0).max(100)

/** A `FeeDeviation`: commissions in percent, amounts in centavos. */
const wireDeviation = z.strictObject({
  kind: z.enum(deviationKinds),
  commission: z.strictObject({ charged: percent, due: percent }).exactOptional(),
  fixedFee: z.strictObject({ charged: cents, due: cents }).exactOptional(),
  table: tableId.exactOptional(),
})

/** The result of checking an order's fees: a `FeeCheck`, in centavos. */
export const wireFeeCheck = z.union([
  z.strictObject({
    table: tableId,
    charged: cents,
    due: cents,
    pix: cents.exactOptional(),
    deviation: wireDeviation.exactOptional(),
  }),
  z.strictObject({ unchecked: z.enum(uncheckedReasons) }),
])

/** A `MonthAudit`, in centavos. */
export const wireAudit = z.strictObject({
  checked: count,
  matching: count,
  tables: z
    .array(z.strictObject({ table: tableId, checked: count }))
    .max(20)
    .readonly(),
  unchecked: z.partialRecord(z.enum(uncheckedReasons), count),
  groups: z
    .array(z.strictObject({ table: tableId, deviation: wireDeviation, count, amount: cents, alike: count }))
    .max(mostGroups)
    .readonly(),
})

/** An `AuditedOrder`, in centavos. */
export const wireAuditedOrder = z.strictObject({
  orderId: z.string().min(1).max(100),
  createdAt: z.string().max(40),
  group: z.number().int().min(0).max(mostGroups),
  charged: cents,
  due: cents,
})
