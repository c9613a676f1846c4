import { type AdsReport, AdsReportReader } from '@vendaclara/core/ads'

type Row = readonly [
  keyword: string,
  term: string,
  impressions: number,
  clicks: number | '-',
  gmv: number,
  spend: number,
]

const header = [
  '#',
  'Palavras-chave',
  'Consulta de pesquisa',
  'Impressão',
  'Cliques',
  'VBM',
  'Despesas',
  'Conversões',
  'Itens Vendidos',
]

/** A report of rows written down in a test. */
export function reportOf(rows: readonly Row[]): AdsReport {
  const reader = new AdsReportReader()
  reader.row(header)
  for (const [position, row] of rows.entries()) reader.row([position + 1, ...row, 0, 0].map(String))
  return reader.finish()
}
