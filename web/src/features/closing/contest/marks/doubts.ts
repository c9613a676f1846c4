import type { FileWarning } from '@vendaclara/contract/closing'
import { forbidsClaims } from '@vendaclara/core/closing'
import type { ShownMonth } from '../../worker/rows/open-month.tsx'

/**
 * Why the figures of a month cannot be relied on: what its files warn of, and how many differences nothing explains
 * (`differing`), 0 if they are not most of its orders.
 */
export interface MonthDoubts {
  readonly warnings: readonly FileWarning[]
  readonly differing: number
}

/** Null if nothing is doubtful. `unexplained` counts the differences that nothing explains. */
export function doubtsOf(
  { files, figures }: Pick<ShownMonth, 'files' | 'figures'>,
  unexplained: number,
): MonthDoubts | null {
  if (!figures.hasResults) return null
  const warnings = files.flatMap(({ receipt }) =>
    (receipt.warnings ?? []).filter((warning) => forbidsClaims(warning, receipt.orders)),
  )
  const differing = unexplained * 2 > figures.matched ? unexplained : 0
  return warnings.length + differing > 0 ? { warnings, differing } : null
}
