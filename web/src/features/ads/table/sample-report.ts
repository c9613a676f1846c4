import type { AdsReport, SearchTerm } from '@vendaclara/core/ads'
import { AdsReportReader } from '@vendaclara/core/ads'
import { type PackedReport, packReport } from '../report/packed-report.ts'

type Row = readonly [
  keyword: string,
  term: string,
  impressions: number,
  clicks: number | '-',
  gmv: number,
  spend: number,
]

const header = ['#', 'Palavras-chave', 'Consulta de pesquisa', 'Impressão', 'Cliques', 'VBM', 'Despesas']

/** A report of rows written down in a test. */
export function reportOf(rows: readonly Row[]): { report: AdsReport; packed: PackedReport } {
  const reader = new AdsReportReader()
  reader.row(header)
  for (const [position, row] of rows.entries()) reader.row([position + 1, ...row].map(String))
  const report = reader.finish()
  return { report, packed: packReport(report) }
}

export function termsOf(report: AdsReport): readonly SearchTerm[] {
  return report.groups.flatMap((group) => group.terms)
}
