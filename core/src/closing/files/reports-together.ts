import { readDate } from '../../calendar/index.ts'
import { ClosingProblem } from '../reading/closing-problem.ts'
import type { IncomeFile } from './closing-files.ts'

/**
 * Checks that several income files can be read together.
 *
 * @throws ClosingProblem 'fees-only' if none of them says what was paid, 'mixed-reports' if different reports may state
 * the same payments
 */
export function checkTogether(files: readonly IncomeFile[]): void {
  const [paying, fees] = [files.filter(pays), files.filter((file) => !pays(file))]
  const [onlyFees] = fees
  if (onlyFees && paying.length === 0) throw aboutReport('fees-only', onlyFees)
  const usual = paying.filter(({ report }) => report === undefined)
  const others = paying.filter(({ report }) => report !== undefined)
  const [other] = others
  if (other && mayOverlap(usual, others)) throw aboutReport('mixed-reports', other)
}

/**
 * Whether the files name operations, and not orders. Then only a match with the orders shows that a number is an
 * order's.
 */
export function namesOperations(files: readonly Pick<IncomeFile, 'report'>[]): boolean {
  return files.some(({ report }) => report === 'conciliation-of-releases')
}

function pays({ billed }: IncomeFile): boolean {
  return billed === undefined
}

function aboutReport(kind: 'fees-only' | 'mixed-reports', { report }: IncomeFile) {
  return new ClosingProblem({ kind, ...(report && { of: report }) })
}

/** Different reports share no number that identifies a release, so only their days can tell whether they overlap. */
function mayOverlap(some: readonly IncomeFile[], others: readonly IncomeFile[]): boolean {
  const [one, other] = [daysOf(some), daysOf(others)]
  if (!one || !other) return false
  if (one.hasUnknown || other.hasUnknown) return true
  return one.first <= other.last && other.first <= one.last
}

function daysOf(files: readonly IncomeFile[]) {
  let days: { first: string; last: string; hasUnknown: boolean } | undefined
  for (const { releasedOn } of files.flatMap(({ payments }) => payments)) {
    days ??= { first: releasedOn, last: releasedOn, hasUnknown: false }
    if (!readDate(releasedOn)) days.hasUnknown = true
    if (releasedOn < days.first) days.first = releasedOn
    if (releasedOn > days.last) days.last = releasedOn
  }
  return days
}
