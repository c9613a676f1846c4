import { none } from '../../money/index.ts'
import type { AdsDoubt } from '../ads-report.ts'
import { type NumberColumnName, type SumColumnName, salesColumns } from '../reading/columns.ts'
import type { TermRows } from '../reading/term-rows.ts'
import { NamedLines } from './named-lines.ts'
import type { ReportFigures } from './report-figures.ts'
import type { SumSurvey } from './survey-sums.ts'

/** What a click costs at least and at most on average, in reais: far beyond what marketplaces ask for one. */
const clickCosts = [0.01, 5] as const
/** How many items an order has at least and at most on average. */
const itemsSold = [0.5, 5] as const
/** How many items the orders of one row have at most on average. */
const mostItemsInRow = 20

/** What a report that fits in itself may still have wrong: all of its amounts, or a column that nothing else confirms. */
export function plausibilityDoubts(
  rows: TermRows,
  figures: ReportFigures,
  surveys: readonly SumSurvey[],
): readonly AdsDoubt[] {
  const { columns, layout } = rows
  const sumOf = (name: SumColumnName) => {
    const survey = surveys.find((one) => one.name === name)
    return survey ? survey.used + survey.total : 0
  }
  const ratios = [
    { kind: 'click-cost', value: sumOf('spend') / sumOf('clicks'), bounds: clickCosts },
    { kind: 'items', value: sumOf('itemsSold') / sumOf('conversions'), bounds: itemsSold },
  ] as const
  const hasDecimals = columns.some(({ values }) => values.written.decimals > 0)
  const states = columns.length > surveys.length
  return [
    ...ratios
      .filter(
        ({ value, bounds: [least, most] }) =>
          Number.isFinite(value) && value > 0 && (value < least || value > most),
      )
      .map(({ kind, value }) => ({ kind, value })),
    ...(!hasDecimals && states && sumOf('spend') > 0 ? [{ kind: 'whole' as const }] : []),
    // Missing clicks are shown as such.
    ...surveys
      .filter(({ name, blank }) => name !== 'clicks' && blank.count > 0)
      .map(({ name, blank }) => ({ kind: 'blank' as const, ...blank, columns: [layout.nameOf(name)] })),
    ...countDoubts(rows, figures),
  ]
}

/** Counts that cannot be as they are: more clicks than impressions, an order without an item, a cost without a click. */
function countDoubts(rows: TermRows, figures: ReportFigures): readonly AdsDoubt[] {
  const where = (
    columns: readonly NumberColumnName[],
    isWrong: (...values: readonly [number, number, number]) => boolean,
  ) => ({ columns, lines: linesWhere(figures, columns, isWrong) })
  const found = [
    where(['impressions', 'clicks'], (shown, clicked) => clicked > shown),
    where(['conversions', 'itemsSold'], (orders, items) => items < orders || items > mostItemsInRow * orders),
    where(['conversions', ...salesColumns], (all, direct, indirect) => direct + indirect !== all),
    { columns: ['clicks', 'spend'] as const, lines: rows.paidWithoutClicks },
  ]
  return found
    .filter(({ lines }) => lines.count > 0)
    .map(({ columns, lines: { lines, count } }) => ({
      kind: 'differs',
      columns: columns.map((name) => rows.layout.nameOf(name)),
      lines,
      count,
    }))
}

/** The lines where a condition is true for the numbers of two or three columns; none if the table lacks one. */
function linesWhere(
  figures: ReportFigures,
  columns: readonly NumberColumnName[],
  isWrong: (...values: readonly [number, number, number]) => boolean,
): NamedLines {
  const [ofOne, ofOther, ofThird] = columns.map((name) => figures.values(name))
  const lines = new NamedLines()
  if (!ofOne || !ofOther || (columns.length > 2 && !ofThird)) return lines
  for (let row = 0; row < figures.count; row += 1) {
    const [one = none, other = none, third = ofThird ? none : 0] = [ofOne[row], ofOther[row], ofThird?.[row]]
    if (one === none || other === none || third === none) continue
    if (isWrong(one, other, third)) lines.add(figures.lineOf(row))
  }
  return lines
}
