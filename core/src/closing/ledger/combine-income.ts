import type { IncomeFile } from '../files/closing-files.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import { type Income, sumPayments } from '../model/payments.ts'
import type { ClosingRules } from '../model/rules.ts'
import { distinctPayments } from './distinct-payments.ts'

/**
 * The rows of several files combined. For each file, `used` counts the orders taken from it. `repeated` counts the rows
 * left out because another file already has them.
 */
export interface Combined<Kept> {
  readonly kept: readonly Kept[]
  readonly files: readonly { readonly used: number; readonly repeated: number }[]
}

/**
 * Combines the income of several files, summed per order; each payment counts once, see {@link distinctPayments}.
 * `repeated` counts the payments that an earlier file also has.
 */
export function combineIncome<Names extends ClosingNames>(
  rules: ClosingRules<Names>,
  files: readonly Pick<IncomeFile<Names>, 'payments'>[],
): Combined<Income<Names>> {
  const kept = distinctPayments(
    rules,
    files.map(({ payments }) => payments),
  )
  return {
    kept: sumPayments<Names>(kept.flat(), rules.paidParts),
    files: files.map(({ payments }, index) => {
      const left = kept[index] ?? []
      const used = new Set(left.map(({ orderId }) => orderId)).size
      return { used, repeated: payments.length - left.length }
    }),
  }
}
