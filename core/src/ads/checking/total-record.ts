import { none } from '../../money/index.ts'
import type { AdsDoubt } from '../ads-report.ts'
import type { TermRows } from '../reading/term-rows.ts'
import type { ReportFigures } from './report-figures.ts'
import type { SumSurvey } from './survey-sums.ts'

/** How much smaller the rows' share of a total may be than their share of its clicks. */
const mostBeyond = 5

/** A report may list only a part of its rows: their sums are compared with the total as far as the clicks allow. */
export function totalDoubt(
  rows: TermRows,
  figures: ReportFigures,
  surveys: readonly SumSurvey[],
): readonly AdsDoubt[] {
  const clicks = surveys.find(({ name }) => name === 'clicks')
  if (rows.overall.length === 0 || rows.used === 0 || !clicks || clicks.total === 0) return []
  const placements = ({ name }: SumSurvey) =>
    rows.excluded.reduce((sum, row) => {
      const value = figures.aside(row, name)
      return value === none ? sum : sum + (value || 0)
    }, 0)
  const hasAllClicks = (of: number) => of === clicks.total
  const off = surveys.filter((survey) => {
    const { name, used, total } = survey
    const isMoney = name === 'gmv' || name === 'spend'
    const slack = isMoney ? 0.01 + 0.005 * rows.used : 0
    if (used > total + slack + 0.001 * total) return true
    // What has all clicks has all that they cost. Impressions are also of rows without clicks, sales of other days' clicks.
    if (name === 'spend' && hasAllClicks(clicks.used)) return Math.abs(used - total) > slack
    if (name === 'spend' && hasAllClicks(clicks.used + placements(clicks))) {
      return Math.abs(used + placements(survey) - total) > slack
    }
    return used > 0 && used / total < clicks.used / clicks.total / mostBeyond
  })
  return off.length === 0 ? [] : [{ kind: 'total', columns: off.map(({ name }) => rows.layout.nameOf(name)) }]
}
