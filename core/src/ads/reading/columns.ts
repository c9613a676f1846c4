import type { ReportKind } from '../ads-report.ts'

/** The columns read from ads reports, with the names that Shopee Ads and Mercado Ads use. */
export const columnNames = {
  adName: ['Nome do Anúncio', 'Título do anúncio patrocinado'],
  adId: ['ID do produto', 'Código do anúncio'],
  adType: ['Tipos de Anúncios', 'Tipo de Anúncio'],
  bidding: ['Método de Lance'],
  placement: ['Posicionamento'],
  matchType: ['Tipo de combinação'],
  campaign: ['Campanha'],
  keyword: ['Palavras-chave', 'Palavra-chave', 'Palavra-chave/Localização', 'Localização / Palavra-Chave'],
  searchTerm: ['Consulta de pesquisa', 'Consultas de pesquisa', 'Termo de pesquisa', 'Termos de pesquisa'],
  impressions: ['Impressão', 'Impressões'],
  clicks: ['Cliques'],
  ctr: ['CTR', 'CTR (Click through rate)'],
  conversionRate: ['Taxa de Conversão', 'CVR (Conversion rate)'],
  gmv: ['VBM', 'GMV', 'Receita', 'Receita (Moeda local)'],
  itemsSold: ['Itens Vendidos'],
  conversions: ['Conversões', 'Vendas por publicidade (Diretas + Indiretas)'],
  directSales: ['Vendas diretas'],
  indirectSales: ['Vendas indiretas'],
  spend: ['Despesas', 'Investimento (Moeda local)'],
  roas: ['ROAS', 'ROAS (Receitas/Investimento)'],
  costPerConversion: ['Custo por Conversão'],
  costPerClick: ['CPC (Custo por clique)'],
} as const satisfies Record<string, readonly string[]>

export type ColumnName = keyof typeof columnNames

/** Without these, a figure would wrongly be 0. Other figures can be computed from them. */
const requiredFigures = ['impressions', 'clicks', 'gmv', 'itemsSold', 'conversions', 'spend'] as const

export const requiredColumns: Readonly<Record<ReportKind, readonly ColumnName[]>> = {
  terms: ['keyword', 'searchTerm', ...requiredFigures],
  ads: ['adName', 'adId', ...requiredFigures],
  keywords: ['adName', 'adId', 'keyword', ...requiredFigures],
  // Mercado Ads counts sales, not the items in them.
  listings: ['adName', 'adId', ...requiredFigures.filter((name) => name !== 'itemsSold')],
}

const countColumns = ['impressions', 'clicks', 'itemsSold', 'conversions'] as const
export const sumColumns = [...countColumns, 'gmv', 'spend'] as const
/** Together they are the conversions, in Mercado Ads. */
export const salesColumns = ['directSales', 'indirectSales'] as const
export const numberColumns = [
  ...sumColumns,
  ...salesColumns,
  ...(['ctr', 'conversionRate', 'roas', 'costPerConversion', 'costPerClick'] as const),
] as const
export type SumColumnName = (typeof sumColumns)[number]
export type NumberColumnName = (typeof numberColumns)[number]

/** Whether the numbers of a column are whole. */
export function isCount(column: NumberColumnName): boolean {
  return [...countColumns, ...salesColumns].some((count) => count === column)
}

const searchKeys = new Map<string, ColumnName>(
  Object.entries(columnNames).flatMap(([column, names]) =>
    names.map((name): [string, ColumnName] => [columnKey(name), column as ColumnName]),
  ),
)

/**
 * The column that a header cell names, ignoring case, accent form (NFC or NFD) and spacing; undefined for other names.
 */
export function columnOf(header: string): ColumnName | undefined {
  return searchKeys.get(columnKey(header))
}

/** Whether a line is a table header: its first cell begins with '#', and another cell is not empty. */
export function isTableHeader(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells
  return first.replace('\uFEFF', '').trimStart().startsWith('#') && others.some((cell) => cell.trim() !== '')
}

/** Normalises case, accent form and spacing of a column name. */
export function columnKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
}
