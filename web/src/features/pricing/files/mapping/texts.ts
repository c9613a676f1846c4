import type { ColumnKey } from '../columns.ts'

interface HeaderWords {
  /** The name of such a column contains or begins with one of these words; the most certain come first. */
  readonly any: readonly string[]
  /** The name of such a column contains none of these words. */
  readonly none: readonly string[]
}

const amounts = ['custo', 'preco', 'valor', 'vlr', 'taxa', 'comissao', 'tarifa']
const counts = ['qtd', 'quantidade', 'estoque', 'data', 'total']

/** The words in sellers' own column names, lower case and without accents. */
export const headerWords: Readonly<Record<Exclude<ColumnKey, 'id'>, HeaderWords>> = {
  marketplace: { any: ['marketplace', 'canal', 'plataforma'], none: ['id', ...amounts, ...counts] },
  title: {
    any: ['titulo', 'anuncio', 'produto', 'nome', 'descricao', 'item', 'mercadoria', 'modelo'],
    none: [
      ...['id', 'sku', 'codigo', 'cod', 'categoria', 'fornecedor', 'cliente', 'peso', 'foto', 'link', 'url'],
      ...['tipo', 'marca', 'loja', 'frete', 'margem', ...amounts, ...counts],
    ],
  },
  sku: {
    any: ['sku', 'referencia', 'ref', 'codigo', 'cod', 'ean', 'gtin'],
    none: ['ncm', 'cest', 'categoria', 'postal', 'fornecedor'],
  },
  productCost: {
    any: ['custo', 'cmv', 'compra', 'aquisicao'],
    none: [
      ...['embalagem', 'etiqueta', 'frete', 'envio', 'entrega', 'fixo', 'mensal', 'operacional', 'variavel'],
      ...['variaveis', 'venda', 'marketplace', 'fornecedor', ...counts],
    ],
  },
  variableCost: {
    any: ['embalagem', 'etiqueta', 'insumo', 'variave', 'variavel', 'brinde', 'despesa', 'extra'],
    none: ['fixa', 'fixo', 'mensal', 'peso', 'tipo', ...counts],
  },
  profitMargin: {
    any: ['margem', 'lucro', 'rentabilidade'],
    none: ['r$', 'valor', 'vlr', 'contribuicao', 'bruto', 'bruta', 'markup', ...counts],
  },
  currentPrice: {
    any: ['preco', 'venda', 'valor'],
    none: [
      ...[
        'custo',
        'compra',
        'minimo',
        'promocional',
        'promocao',
        'margem',
        'lucro',
        'imposto',
        'frete',
        'taxa',
      ],
      ...[
        'comissao',
        'tarifa',
        'embalagem',
        'desconto',
        'vendas',
        'vendido',
        'canal',
        'concorrente',
        ...counts,
      ],
    ],
  },
  // Only by the names of our own files: 'comissão de afiliados' may already be counted elsewhere.
  adsPercent: { any: [], none: [] },
  adsAmount: { any: [], none: [] },
  couponPercent: { any: [], none: [] },
  couponAmount: { any: [], none: [] },
  affiliatePercent: { any: [], none: [] },
  affiliateAmount: { any: [], none: [] },
  freeShipping: { any: ['gratis', 'gratuito'], none: [...amounts] },
  category: { any: ['categoria', 'departamento'], none: ['id', 'codigo', ...amounts] },
  fulfilled: { any: ['fba', 'fulfillment', 'fulfilment'], none: [...amounts, ...counts] },
  ownDelivery: { any: ['flex'], none: [...amounts, ...counts] },
  mlTax: {
    any: ['comissao', 'tarifa', 'taxa'],
    none: ['fixa', 'fixo', 'r$', 'valor', 'cartao', 'imposto', 'frete', 'envio', 'antecipacao', ...counts],
  },
  shippingCost: {
    any: ['frete', 'envio', 'entrega'],
    none: ['gratis', 'gratuito', 'prazo', 'tipo', 'modo', 'forma', 'dias', 'peso', 'data', 'qtd'],
  },
  peso: {
    any: ['peso', 'gramas', 'grama', 'gramatura', 'kg'],
    none: ['cubado', 'cubico', 'volumetrico', 'preco', 'custo', 'valor', 'frete', 'taxa'],
  },
}

/** Words in a column name that tell its unit. */
export const unitWords = {
  kg: ['kg', 'kgs', 'quilo', 'quilos', 'kilo', 'kilos', 'quilograma', 'quilogramas'],
  g: ['g', 'gr', 'grs', 'grama', 'gramas'],
}
