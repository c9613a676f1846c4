import type { AdsDoubt } from '../ads-report.ts'
import { type SumColumnName, sumColumns } from '../reading/columns.ts'
import type { ReportFigures, ReportRows } from './report-figures.ts'

/** A report may list only a part of its rows: their sums are compared with the total as far as the clicks allow. */
export function totalDoubt(rows: ReportRows, figures: ReportFigures): AdsDoubt[] {
  if (rows.overall.length === 0 || rows.used === 0) return []
  const sums = new Map(sumColumns.map((name) => [name, sumsOf(name, rows, figures)]))
  const clicks = sums.get('clicks')
  if (!clicks || clicks.total === 0) return []
  const compared = sumColumns.filter((name) => figures.has(name))
  const off = compared.filter((name) => {
    const of = sums.get(name)
    return of !== undefined && isOff(of, clicks, rows.used)
  })
  return off.length === 0 ? [] : [{ kind: 'total', columns: off.map((name) => rows.layout.nameOf(name)) }]
}

interface Sums {
  readonly name: SumColumnName
  readonly total: number
  /** The sum of the used rows, and with the placements. */
  readonly used: number
  readonly all: number
}

function sumsOf(name: SumColumnName, rows: ReportRows, figures: ReportFigures): Sums {
  const read = figures.column(name, 0)
  let used = 0
  for (let row = 0; row < rows.used; row += 1) used += read(row) || 0
  const of = (asides: ReportRows['overall']) =>
    asides.reduce((sum, row) => sum + (figures.aside(row, name, 0) || 0), 0)
  return { name, total: of(rows.overall), used, all: used + of(rows.excluded) }
}

/** How much of a total the rows may be above or below the share that they are of its clicks. */
const mostBeyond = 5

function isOff({ name, total, used, all }: Sums, clicks: Sums, rows: number): boolean {
  const isMoney = name === 'gmv' || name === 'spend'
  const slack = isMoney ? 0.01 + 0.005 * rows : 0
  if (used > total + slack + 0.001 * total) return true
  // What has all clicks has all that they cost. Impressions are also of rows without clicks, sales of other days' clicks.
  if (name === 'spend' && clicks.used === clicks.total) return Math.abs(used - total) > slack
  if (name === 'spend' && clicks.all === clicks.total) return Math.abs(all - total) > slack
  const share = clicks.used / clicks.total
  return used > 0 && share > 0 && used / total < share / mostBeyond
}
