import { AdsProblem } from '../ads-problem.ts'
import type { UnreadableValue } from '../ads-report.ts'
import { sumColumns } from '../reading/columns.ts'
import { mostNamed, NamedLines } from './named-lines.ts'
import type { ReportFigures, ReportRows } from './report-figures.ts'

/**
 * The values of sums that are no number and count as 0.
 *
 * @throws AdsProblem if they are half of a column or more, or in a record of the total
 */
export function findUnreadable(
  rows: ReportRows,
  figures: ReportFigures,
): { readonly count: number; readonly first: readonly UnreadableValue[] } {
  const first: UnreadableValue[] = []
  let count = 0
  for (const name of sumColumns) {
    if (!figures.has(name)) continue
    const column = rows.layout.nameOf(name)
    const read = figures.column(name, Number.POSITIVE_INFINITY)
    const found = new NamedLines()
    let filled = 0
    let isInTotal = false
    for (let row = 0; row < figures.count; row += 1) {
      const value = read(row)
      if (value === Number.POSITIVE_INFINITY) continue
      filled += 1
      if (!Number.isNaN(value)) continue
      found.add(figures.lineOf(row))
      isInTotal ||= row >= rows.used
    }
    if (isInTotal || found.count > filled / 2) {
      throw new AdsProblem('unreadable', { ...found, columns: [column] })
    }
    count += found.count
    first.push(...found.lines.map((line) => ({ column, line })))
  }
  return { count, first: first.slice(0, mostNamed) }
}
