import type { ReportKind } from '../ads-report.ts'

/** The columns ads reports are read from: those of Shopee Ads, and of Mercado Ads by other names. */
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
  ctr: ['CTR'],
  conversionRate: ['Taxa de Conversão'],
  gmv: ['VBM', 'GMV', 'Receita', 'Receita (Moeda local)'],
  itemsSold: ['Itens Vendidos'],
  conversions: ['Conversões', 'Vendas por publicidade (Diretas + Indiretas)'],
  spend: ['Despesas', 'Investimento (Moeda local)'],
  roas: ['ROAS'],
  costPerConversion: ['Custo por Conversão'],
} as const satisfies Record<string, readonly string[]>

export type ColumnName = keyof typeof columnNames

/** Without these a figure would stand as 0 that is not; the others are computed from them. */
const requiredFigures = ['impressions', 'clicks', 'gmv', 'itemsSold', 'conversions', 'spend'] as const

export const requiredColumns: Readonly<Record<ReportKind, readonly ColumnName[]>> = {
  terms: ['keyword', 'searchTerm', ...requiredFigures],
  ads: ['adName', 'adId', ...requiredFigures],
  keywords: ['adName', 'adId', 'keyword', ...requiredFigures],
  // Mercado Ads counts sales, not the items in them.
  listings: ['adName', 'adId', ...requiredFigures.filter((name) => name !== 'itemsSold')],
}

export const countColumns = ['impressions', 'clicks', 'itemsSold', 'conversions'] as const
export const sumColumns = [...countColumns, 'gmv', 'spend'] as const
export const numberColumns = [...sumColumns, 'ctr', 'conversionRate', 'roas', 'costPerConversion'] as const
export type NumberColumnName = (typeof numberColumns)[number]

const searchKeys = new Map<string, ColumnName>(
  Object.entries(columnNames).flatMap(([column, names]) =>
    names.map((name): [string, ColumnName] => [columnKey(name), column as ColumnName]),
  ),
)

/** Which column a header cell names, in any case, accent form (NFC or NFD) and spacing; undefined for the others. */
export function columnOf(header: string): ColumnName | undefined {
  return searchKeys.get(columnKey(header))
}

/** Whether a line is the header of a table: it begins with '#', and something stands beside that. */
export function isTableHeader(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells
  return first.replace('\uFEFF', '').trimStart().startsWith('#') && others.some((cell) => cell.trim() !== '')
}

/** What is equal for one name in any case, accent form and spacing. */
export function columnKey(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
}
