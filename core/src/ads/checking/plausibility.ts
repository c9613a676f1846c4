import type { AdsDoubt } from '../ads-report.ts'
import { type NumberColumnName, sumColumns } from '../reading/columns.ts'
import { NamedLines } from './named-lines.ts'
import type { ReportFigures, ReportRows } from './report-figures.ts'

/** What a click costs at least and at most on average, in reais: far beyond what marketplaces ask for one. */
const clickCosts = [0.01, 5] as const
/** How many items an order has at least and at most on average. */
const itemsSold = [0.5, 5] as const

/** What a report that fits in itself may still have wrong: all of its amounts, or a column that nothing else confirms. */
export function plausibilityDoubts(rows: ReportRows, figures: ReportFigures): AdsDoubt[] {
  const doubts: AdsDoubt[] = []
  const sums = new Map<NumberColumnName, number>()
  for (const name of ['spend', 'clicks', 'itemsSold', 'conversions'] as const) {
    const read = figures.column(name, 0)
    let sum = 0
    for (let row = 0; row < figures.count; row += 1) sum += read(row) || 0
    sums.set(name, sum)
  }
  const sumOf = (name: NumberColumnName) => sums.get(name) ?? 0
  const clickCost = sumOf('spend') / sumOf('clicks')
  if (clickCost > clickCosts[1] || (clickCost > 0 && clickCost < clickCosts[0])) {
    doubts.push({ kind: 'click-cost', value: clickCost })
  }
  const items = sumOf('itemsSold') / sumOf('conversions')
  if (Number.isFinite(items) && (items > itemsSold[1] || items < itemsSold[0]))
    doubts.push({ kind: 'items', value: items })
  const hasDecimals = rows.columns.some(({ values }) => values.written.decimals > 0)
  if (!hasDecimals && sumOf('spend') > 0 && rows.columns.length > sumColumns.length)
    doubts.push({ kind: 'whole' })
  return [...doubts, ...blanks(rows, figures)]
}

/** Sums that a row leaves out. Missing clicks are shown as such. */
function blanks(rows: ReportRows, figures: ReportFigures): AdsDoubt[] {
  return sumColumns.flatMap((name): AdsDoubt[] => {
    if (name === 'clicks' || !figures.has(name)) return []
    const read = figures.column(name, Number.POSITIVE_INFINITY)
    const found = new NamedLines()
    for (let row = 0; row < figures.count; row += 1) {
      if (read(row) === Number.POSITIVE_INFINITY) found.add(figures.lineOf(row))
    }
    const { count, lines } = found
    return count === 0 ? [] : [{ kind: 'blank', columns: [rows.layout.nameOf(name)], lines, count }]
  })
}
