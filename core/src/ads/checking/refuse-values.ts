import { AdsProblem } from '../ads-problem.ts'
import type { UnreadableValue } from '../ads-report.ts'
import { type NumberColumnName, sumColumns } from '../reading/columns.ts'
import type { TermRows } from '../reading/term-rows.ts'
import { mostNamed } from './named-lines.ts'
import type { SumSurvey } from './survey-sums.ts'

/**
 * Refuses numbers of sums that became dates.
 *
 * @throws AdsProblem 'dates'
 */
export function refuseDates(rows: TermRows): void {
  const isSum = (name: NumberColumnName) => sumColumns.some((sum) => sum === name)
  const dated = rows.columns.filter(({ name }) => isSum(name) && rows.datesIn(name).count > 0)
  if (dated.length === 0) return
  const found = dated.map(({ name }) => rows.datesIn(name))
  throw new AdsProblem('dates', {
    columns: dated.map(({ name }) => rows.layout.nameOf(name)),
    lines: [...new Set(found.flatMap(({ lines }) => lines))].sort((one, other) => one - other),
    count: Math.max(...found.map(({ count }) => count)),
  })
}

/**
 * Refuses a column with more than half of its values no number, a record of the total with such a value, and values that no
 * report has: a count is whole, and nothing is below 0. The few others that are no number are named, and count as 0.
 *
 * @throws AdsProblem 'unreadable' or 'contradictory'
 */
export function refuseValues(
  { layout }: TermRows,
  surveys: readonly SumSurvey[],
): { readonly count: number; readonly first: readonly UnreadableValue[] } {
  for (const { name, filled, unreadable, isTotalUnreadable, impossible } of surveys) {
    const columns = [layout.nameOf(name)]
    if (isTotalUnreadable || unreadable.count > filled / 2) {
      throw new AdsProblem('unreadable', { ...unreadable, columns })
    }
    if (impossible.count > 0) throw new AdsProblem('contradictory', { ...impossible, columns })
  }
  const count = surveys.reduce((sum, { unreadable }) => sum + unreadable.count, 0)
  const first = surveys.flatMap(({ name, unreadable }) =>
    unreadable.lines.map((line) => ({ column: layout.nameOf(name), line })),
  )
  return { count, first: first.slice(0, mostNamed) }
}
