import type { FileWarning } from '@vendaclara/contract/closing'
import { forbidsClaims } from '@vendaclara/core/closing'
import type { ResultTotals } from '../../worker/rows/month-calls.ts'
import type { ShownMonth } from '../../worker/rows/open-month.tsx'

/** Why the figures of a month cannot be relied on: what its files warn of, and how they do not fit. */
export interface MonthDoubts {
  readonly warnings: readonly FileWarning[]
  readonly differing: ResultTotals['doubt']
}

/** Null if nothing is doubtful. */
export function doubtsOf(
  { files, figures }: Pick<ShownMonth, 'files' | 'figures'>,
  doubt: ResultTotals['doubt'],
): MonthDoubts | null {
  if (!figures.hasResults) return null
  const warnings = files.flatMap(({ receipt }) =>
    (receipt.warnings ?? []).filter((warning) => forbidsClaims(warning, receipt.orders)),
  )
  const differing = doubt !== null && isSure(doubt, figures.matched) ? doubt : null
  return warnings.length > 0 || differing ? { warnings, differing } : null
}

/** Of rows that were sent without files, only here is known how many orders were compared. */
function isSure(doubt: NonNullable<ResultTotals['doubt']>, matched: number): boolean {
  return (
    doubt.kind !== 'most-differ' || doubt.reason !== undefined || doubt.all > 0 || doubt.orders * 2 > matched
  )
}
