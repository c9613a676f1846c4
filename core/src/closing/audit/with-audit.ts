import type { MarketplaceClosing } from '../marketplaces/closing-rules.ts'
import type { ClosingTerms } from '../marketplaces/terms.ts'
import type { Income } from '../payments.ts'
import type { Reconciliation } from '../reconcile.ts'
import type { Order } from '../rows.ts'
import { auditMonth } from './audit-month.ts'

/**
 * The answer of a closing with what its fees were checked to be, in its sums, its rows and at each difference; as it is where the
 * marketplace's fees cannot be checked, or no order's could.
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
  if (audit.checked === 0) return { ...found, sums: { ...found.sums, audit } }
  return {
    ...found,
    differences: found.differences.map((row) => {
      const check = checks.get(row.orderId)
      return check ? { ...row, ...fees.explain(row, check), fees: check } : row
    }),
    ...(audited.length > 0 && { audited }),
    sums: { ...found.sums, audit },
  }
}
