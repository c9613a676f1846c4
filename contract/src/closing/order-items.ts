import { longestItemText, mostItems, mostPaymentDays, type OrderItem } from '@vendaclara/core/closing'
import { z } from 'zod'
import { cents, count } from '../amounts.ts'

const text = z.string().max(longestItemText)

/** An `OrderItem` on the wire; absent fields mean that the file does not say. */
const wireItem = z.object({
  name: text.optional(),
  variation: text.optional(),
  sku: text.optional(),
  units: count.optional(),
})
type WireItem = z.infer<typeof wireItem>

/** What an order sold. Absent in closings stored before it was kept. */
export const wireItems = z.array(wireItem).max(mostItems)

/** What was received for an order each day, in centavos. Absent in closings stored before it was kept. */
export const wireDayPayments = z
  .array(z.object({ day: z.string().max(10), amount: cents }))
  .max(mostPaymentDays)
  .readonly()

/** Other numbers of an order, such as those of the products in a package. */
export const orderNumbers = z.array(z.string().max(100)).max(100).readonly()

export function readItems(items: readonly WireItem[]): readonly OrderItem[] {
  return items.map(({ name = '', variation = '', sku = '', units = 0 }) => ({ name, variation, sku, units }))
}
