import type { MarketplaceClosing } from '../marketplaces/closing-rules.ts'
import type { ClosingTerms } from '../marketplaces/terms.ts'
import type { Income } from '../payments.ts'
import type { Reconciliation } from '../reconcile.ts'
import type { Order, UnmatchedOrder } from '../rows.ts'
import { auditMonth, type FeeAudit, withoutBand } from './audit-month.ts'
import { type FeeCheck, isChecked } from './fee-check.ts'

/**
 * Adds the fee checks to the result of a closing: to its sums, its `audited` rows and each difference. Unmatched orders
 * whose fees differ by the orders file alone keep that check, as it may explain what another month pays for them.
 * Answers `found` unchanged if the marketplace has no fee audit.
 */
export function withAudit<Terms extends ClosingTerms>(
  { fees }: Pick<MarketplaceClosing<Terms>, 'fees'>,
  found: Reconciliation<Terms>,
  orders: readonly Order<Terms>[],
  income: readonly Income<Terms>[],
): Reconciliation<Terms> {
  if (!fees) return found
  const wanted = new Set(found.differences.map(({ orderId }) => orderId))
  const { audit, audited, checks } = auditMonth(fees, orders, income, wanted)
  const unmatched = withChecks(fees, found.unmatched, orders)
  if (audit.checked === 0) return { ...found, unmatched, sums: { ...found.sums, audit } }
  return {
    ...found,
    differences: found.differences.map((row) => {
      const check = checks.get(row.orderId)
      return check ? { ...row, ...fees.explain(row, check), fees: check } : row
    }),
    unmatched,
    ...(audited.length > 0 && { audited }),
    sums: { ...found.sums, audit },
  }
}

function withChecks<Terms extends ClosingTerms>(
  fees: FeeAudit<Terms>,
  unmatched: readonly UnmatchedOrder<Terms>[],
  orders: readonly Order<Terms>[],
): readonly UnmatchedOrder<Terms>[] {
  const wanted = new Set(unmatched.map(({ orderId }) => orderId))
  const checks = new Map<string, FeeCheck>()
  for (const order of orders) {
    if (!wanted.has(order.orderId)) continue
    const check = fees.check(order)
    if (isChecked(check) && check.deviation) checks.set(order.orderId, withoutBand(check))
  }
  if (checks.size === 0) return unmatched
  return unmatched.map((row) => {
    const check = checks.get(row.orderId)
    return check ? { ...row, fees: check } : row
  })
}
