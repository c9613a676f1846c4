import type { FeeTable } from '@vendaclara/core/pricing'
import { formatNumber } from '../../../ui/format-number.ts'
import { texts } from '../texts.ts'

/** What taking part in the free-shipping programme changes, where a table has one commission for each case. */
export function freeShippingHint({ rules }: FeeTable): string {
  const inside = onlyCommission(rules, true)
  const outside = onlyCommission(rules, false)
  if (inside === null || outside === null || inside === outside) return texts.listing.freeShippingOtherHint
  return texts.listing.freeShippingHint(formatNumber(inside, 0, 2), formatNumber(outside, 0, 2))
}

function onlyCommission(rules: FeeTable['rules'], freeShipping: boolean): number | null {
  const commissions = new Set(
    rules
      .filter((rule) => (rule.freeShipping ?? freeShipping) === freeShipping)
      .map((rule) => rule.commission),
  )
  const [only] = commissions
  return commissions.size === 1 && typeof only === 'number' ? only : null
}
