import type { AdsDoubt } from '../ads-report.ts'
import type { NumberColumnName } from '../reading/columns.ts'
import { NamedLines } from './named-lines.ts'
import type { ReportFigures, ReportRows } from './report-figures.ts'

/** What a click costs at least and at most on average, in reais: far beyond what marketplaces ask for one. */
const clickCosts = [0.01, 5] as const
/** More items in an order than this, on average, are no items. */
const mostItems = 20

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
  if (Number.isFinite(items) && (items > mostItems || items < 0.5))
    doubts.push({ kind: 'items', value: items })
  return [...doubts, ...blankAmounts(rows, figures)]
}

/** Clicks that cost nothing, because the file leaves out what they cost. */
function blankAmounts(rows: ReportRows, figures: ReportFigures): AdsDoubt[] {
  const spend = figures.column('spend', Number.POSITIVE_INFINITY)
  const clicks = figures.column('clicks', 0)
  const found = new NamedLines()
  for (let row = 0; row < figures.count; row += 1) {
    if (spend(row) === Number.POSITIVE_INFINITY && clicks(row) > 0) found.add(figures.lineOf(row))
  }
  return found.count === 0 ? [] : [{ kind: 'blank', ...found, columns: [rows.layout.nameOf('spend')] }]
}
