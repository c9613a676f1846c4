import {
  type FeeFacts,
  factsKeptBy,
  forEachMarketplace,
  type Marketplace,
  marketplaceEntries,
} from '@vendaclara/core/pricing'

export type ColumnKey =
  | 'marketplace'
  | 'title'
  | 'sku'
  | 'productCost'
  | 'variableCost'
  | 'profitMargin'
  | 'freeShipping'
  | 'mlTax'
  | 'shippingCost'
  | 'peso'
  | 'id'

export interface Column {
  readonly key: ColumnKey
  readonly header: string
  /** What sellers call it, as `plainHeader` leaves it. */
  readonly aliases: readonly string[]
  /** What of a listing it tells: kept by those marketplaces whose fees ask for it. Without it, by all. */
  readonly fact?: keyof FeeFacts
}

/** The columns of a file of listings, in the order they are written. */
export const columns: readonly Column[] = [
  {
    key: 'marketplace',
    header: 'Marketplace',
    aliases: ['market place', 'canal', 'canal de venda', 'canal de vendas', 'plataforma'],
  },
  {
    key: 'title',
    header: 'Título',
    aliases: [
      'titulo do anuncio',
      'anuncio',
      'nome',
      'nome do anuncio',
      'produto',
      'nome do produto',
      'descricao',
    ],
  },
  {
    key: 'sku',
    header: 'SKU',
    aliases: [
      'codigo',
      'codigo do produto',
      'codigo sku',
      'cod',
      'referencia',
      'sku do produto',
      'sku principal',
    ],
  },
  {
    key: 'productCost',
    header: 'Custo do produto',
    aliases: ['custo', 'custo produto', 'custo unitario', 'preco de custo', 'valor de custo'],
  },
  {
    key: 'variableCost',
    header: 'Custos variáveis',
    aliases: ['custo variavel', 'custos variaveis por venda', 'outros custos'],
  },
  {
    key: 'profitMargin',
    header: 'Margem de lucro (%)',
    aliases: ['margem', 'margem desejada', 'lucro desejado', '% de lucro'],
  },
  {
    key: 'freeShipping',
    header: 'Programa de frete grátis',
    aliases: ['frete gratis', 'programa frete gratis', 'participa do frete gratis'],
    fact: 'freeShipping',
  },
  {
    key: 'mlTax',
    header: 'Tarifa do marketplace (%)',
    aliases: ['tarifa', 'comissao', 'comissao do marketplace', 'taxa do marketplace'],
    fact: 'commission',
  },
  {
    key: 'shippingCost',
    header: 'Frete',
    aliases: ['custo do frete', 'custo de frete', 'valor do frete', 'custo de envio'],
    fact: 'freight',
  },
  {
    key: 'peso',
    header: 'Peso (kg)',
    aliases: ['peso do produto', 'peso em kg', 'peso kg'],
    fact: 'weight',
  },
  { key: 'id', header: 'Código Vendaclara', aliases: [] },
]

/** The configuration of the shop in the file of 'Baixar meus dados': it is none of a listing's. */
export const shopColumns = ['Faturamento mensal (R$)', 'Custo mensal (R$)', 'Impostos (%)']

/** Columns we write and never read: what a price comes to, and what is said of a refused line. */
export const writtenOnly = {
  line: 'Linha',
  reason: 'Motivo',
  price: 'Preço de venda',
  noPrice: 'Por que sem preço',
  profit: 'Lucro por venda',
  commission: 'Comissão por venda',
  fixedFee: 'Taxa fixa ou frete por venda',
  tax: 'Impostos por venda',
  operatingCost: 'Custo operacional por venda',
  grossProfit: 'Lucro bruto por venda',
  contributionMargin: 'Margem de contribuição (%)',
  table: 'Tabela de taxas',
} as const

export function isKeptBy({ fact }: Column, marketplace: Marketplace): boolean {
  return fact === undefined || facts[marketplace].has(fact)
}

const facts = forEachMarketplace((marketplace) => factsKeptBy(marketplaceEntries[marketplace]))
