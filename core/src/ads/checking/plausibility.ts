import type { AdsDoubt } from '../ads-report.ts'
import type { SumColumnName } from '../reading/columns.ts'
import type { ReportRows } from './report-figures.ts'
import type { SumSurvey } from './survey-sums.ts'

/** What a click costs at least and at most on average, in reais: far beyond what marketplaces ask for one. */
const clickCosts = [0.01, 5] as const
/** How many items an order has at least and at most on average. */
const itemsSold = [0.5, 5] as const

/** What a report that fits in itself may still have wrong: all of its amounts, or a column that nothing else confirms. */
export function plausibilityDoubts(
  { columns, layout }: ReportRows,
  surveys: readonly SumSurvey[],
): readonly AdsDoubt[] {
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
  ]
}
