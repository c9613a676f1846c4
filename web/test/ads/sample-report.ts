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

type SoldRow = readonly [
  keyword: string,
  term: string,
  clicks: number,
  conversions: number,
  gmv: number,
  spend: number,
]

/** The same with sales, each of one item, and 1,000 impressions a row. */
export function soldReportOf(rows: readonly SoldRow[]): AdsReport {
  const reader = new AdsReportReader()
  reader.row(header)
  for (const [position, [keyword, term, clicks, conversions, gmv, spend]] of rows.entries()) {
    reader.row([position + 1, keyword, term, 1000, clicks, gmv, spend, conversions, conversions].map(String))
  }
  return reader.finish()
}
