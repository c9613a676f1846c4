/** The columns an ads report of search terms is read from. */
export const columnNames = {
  keyword: ['Palavras-chave', 'Palavra-chave', 'Palavra-chave/Localização', 'Localização / Palavra-Chave'],
  searchTerm: ['Consulta de pesquisa', 'Termo de pesquisa'],
  impressions: ['Impressão', 'Impressões'],
  clicks: ['Cliques'],
  ctr: ['CTR'],
  conversionRate: ['Taxa de Conversão'],
  gmv: ['VBM', 'GMV'],
  itemsSold: ['Itens Vendidos'],
  conversions: ['Conversões'],
  spend: ['Despesas'],
  roas: ['ROAS'],
  costPerConversion: ['Custo por Conversão'],
} as const satisfies Record<string, readonly string[]>

export type ColumnName = keyof typeof columnNames

/** Without these a report cannot be shown; the others are computed or counted 0. */
export const requiredColumns = ['keyword', 'searchTerm', 'impressions', 'clicks', 'gmv', 'spend'] as const

export const countColumns = ['impressions', 'clicks', 'itemsSold', 'conversions'] as const
export const amountColumns = ['gmv', 'spend', 'ctr', 'conversionRate', 'roas', 'costPerConversion'] as const
export type NumberColumnName = (typeof countColumns)[number] | (typeof amountColumns)[number]

const searchKeys = new Map<string, ColumnName>(
  Object.entries(columnNames).flatMap(([column, names]) =>
    names.map((name): [string, ColumnName] => [columnKey(name), column as ColumnName]),
  ),
)

/** Which column a header cell names, in any case, accent form (NFC or NFD) and spacing; undefined for the others. */
export function columnOf(header: string): ColumnName | undefined {
  return searchKeys.get(columnKey(header))
}

function columnKey(name: string): string {
  return name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}
