import { type AdsReport, type TermsToStop, termText } from '@vendaclara/core/ads'
import type { ExportColumn, ExportRow } from '../../download/export-column.ts'
import { texts } from '../texts.ts'

const { term, clicks, conversions, gmv, spend, profit } = texts.columns

/** The columns of the list of terms to stop in a file. */
export const stopColumns: readonly ExportColumn[] = [
  { header: term, kind: 'text' },
  { header: clicks, kind: 'count' },
  { header: conversions, kind: 'count' },
  { header: gmv, kind: 'money' },
  { header: spend, kind: 'money' },
  { header: profit, kind: 'money' },
]

export function* stopRows(report: AdsReport, stop: TermsToStop): Generator<ExportRow> {
  for (const [place, position] of stop.positions.entries()) {
    const figures = [stop.clicks, stop.conversions, stop.gmv, stop.spend, stop.profit]
    yield [termText(report, position).trim(), ...figures.map((column) => column[place] ?? 0)]
  }
}
