import type { AdsReport } from '../../src/ads/ads-report.ts'
import { AdsReportReader } from '../../src/ads/reading/ads-report-reader.ts'

/** A row of a report written down in a test; money in reais. */
export type WrittenRow = readonly [
  keyword: string,
  term: string,
  clicks: number | '-',
  conversions: number,
  gmv: number,
  spend: number,
]

const header = [
  '#',
  'Palavras-chave',
  'Consulta de pesquisa',
  'Cliques',
  'Conversões',
  'VBM',
  'Despesas',
  'Impressão',
  'Itens Vendidos',
]

export function writtenReport(rows: readonly WrittenRow[]): AdsReport {
  const reader = new AdsReportReader()
  reader.row(header)
  for (const [place, row] of rows.entries()) reader.row([place + 1, ...row, 1000, row[3]].map(String))
  return reader.finish()
}
