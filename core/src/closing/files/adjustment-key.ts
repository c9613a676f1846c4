import type { Adjustment } from '../model/beside.ts'
import { wordOf } from '../reading/sheet.ts'

/** Two adjustments with the same key may be the same one. */
export function adjustmentKey({
  day,
  description,
  reason,
  orderId,
  amount,
}: Omit<Adjustment, 'kind'>): string {
  return JSON.stringify([day, wordOf(description), wordOf(reason), orderId, amount])
}
