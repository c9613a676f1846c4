import { declarationOf, type FieldName, longestTitle } from '@vendaclara/contract/pricing'
import {
  type FeeFacts,
  factsAskedBy,
  marketplaceEntries,
  marketplaces,
  tablesOf,
} from '@vendaclara/core/pricing'

export interface FieldWords {
  readonly label: string
  /** Below its input. */
  readonly hint?: string
  /** Its column in our files, if that is not the label with its unit. */
  readonly header?: string
  /** The names that sellers use for such a column, as `plainHeader` returns them. */
  readonly aliases: readonly string[]
  /** The name of such a column contains or begins with one of these words; the most certain come first. */
  readonly any: readonly string[]
  /** The name of such a column contains none of these words. */
  readonly none: readonly string[]
  /** In the template: what to write, and what an empty cell counts as. */
  readonly help: readonly [string, string]
}

const askedIn = (fact: keyof FeeFacts) =>
  new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(
    marketplaces
      .filter((marketplace) => tablesOf(marketplace).some((table) => factsAskedBy(table).includes(fact)))
      .map((marketplace) => marketplaceEntries[marketplace].label),
  )

export const amounts = ['custo', 'preco', 'valor', 'vlr', 'taxa', 'comissao', 'tarifa']
export const counts = ['qtd', 'quantidade', 'estoque', 'data', 'total']

/** A promotion is only known by the names of our own files: 'comissão de afiliados' may already be counted elsewhere. */
const promotion = (name: string, what: string, part: 'percent' | 'amount'): FieldWords => ({
  label: part === 'percent' ? `${name}, % do preço` : `${name}, por venda`,
  header: part === 'percent' ? `${name} em %` : `${name} em R$`,
  aliases: [],
  any: [],
  none: [],
  help: [`${what}, em ${part === 'percent' ? '% do preço' : 'reais por venda'}. Opcional.`, '0'],
})

export const fieldTexts: Readonly<Record<FieldName, FieldWords>> = {
  title: {
    label: 'Título',
    aliases: [
      'titulo do anuncio',
      'anuncio',
      'nome',
      'nome do anuncio',
      'produto',
      'nome do produto',
      'descricao',
    ],
    any: ['titulo', 'anuncio', 'produto', 'nome', 'descricao', 'item', 'mercadoria', 'modelo'],
    none: [
      'id',
      'sku',
      'codigo',
      'cod',
      'categoria',
      'fornecedor',
      'cliente',
      'peso',
      'foto',
      'link',
      'url',
      'tipo',
      'marca',
      'loja',
      'frete',
      'margem',
      ...amounts,
      ...counts,
    ],
    help: [`O nome do anúncio, até ${longestTitle} letras.`, 'Novo Anúncio'],
  },
  sku: {
    label: 'SKU',
    hint: 'Serve para buscar e importar.',
    aliases: [
      'codigo',
      'codigo do produto',
      'codigo sku',
      'cod',
      'referencia',
      'sku do produto',
      'sku principal',
    ],
    any: ['sku', 'referencia', 'ref', 'codigo', 'cod', 'ean', 'gtin'],
    none: ['ncm', 'cest', 'categoria', 'postal', 'fornecedor'],
    help: ['O código do produto no seu estoque. Um SKU já conhecido atualiza o anúncio.', 'Sem SKU'],
  },
  productCost: {
    label: 'Custo do produto',
    aliases: ['custo', 'custo produto', 'custo unitario', 'preco de custo', 'valor de custo'],
    any: ['custo', 'cmv', 'compra', 'aquisicao'],
    none: [
      'embalagem',
      'etiqueta',
      'frete',
      'envio',
      'entrega',
      'fixo',
      'mensal',
      'operacional',
      'variavel',
      'variaveis',
      'venda',
      'marketplace',
      'fornecedor',
      ...counts,
    ],
    help: ['Quanto o produto custa para você, em reais: 22,50 ou R$ 22,50.', '0'],
  },
  variableCost: {
    label: 'Custos variáveis',
    hint: 'Embalagem, etiqueta, brinde.',
    aliases: ['custo variavel', 'custos variaveis por venda', 'outros custos'],
    any: ['embalagem', 'etiqueta', 'insumo', 'variave', 'variavel', 'brinde', 'despesa', 'extra'],
    none: [
      'fixa',
      'fixo',
      'mensal',
      'peso',
      'tipo',
      'formato',
      'largura',
      'altura',
      'comprimento',
      'diametro',
      ...counts,
    ],
    help: ['Embalagem, etiqueta, brinde: o que você gasta a cada venda, em reais.', '0'],
  },
  profitMargin: {
    label: 'Margem de lucro',
    hint: 'Quanto do preço sobra para você.',
    aliases: ['margem', 'margem desejada', 'lucro desejado', '% de lucro'],
    any: ['margem', 'lucro', 'rentabilidade'],
    none: ['r$', 'valor', 'vlr', 'contribuicao', 'bruto', 'bruta', 'markup', ...counts],
    help: ['Quanto do preço de venda deve sobrar, em %: escreva 20 ou 20%.', '20'],
  },
  currentPrice: {
    label: 'Preço atual',
    aliases: ['preco praticado', 'preco anunciado', 'preco do anuncio', 'preco no anuncio'],
    any: ['preco', 'venda', 'valor'],
    none: [
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
    help: ['Por quanto o anúncio está à venda hoje, em reais. Opcional.', 'Não comparado'],
  },
  adsPercent: promotion('Ads', 'Anúncios pagos', 'percent'),
  adsAmount: promotion('Ads', 'Anúncios pagos', 'amount'),
  couponPercent: promotion('Cupom', 'O cupom que você dá', 'percent'),
  couponAmount: promotion('Cupom', 'O cupom que você dá', 'amount'),
  affiliatePercent: promotion('Afiliados', 'O que você paga a afiliados', 'percent'),
  affiliateAmount: promotion('Afiliados', 'O que você paga a afiliados', 'amount'),
  freeShipping: {
    label: 'Programa de frete grátis',
    aliases: ['frete gratis', 'programa frete gratis', 'participa do frete gratis'],
    any: ['gratis', 'gratuito'],
    none: amounts,
    help: [`Só ${askedIn('freeShipping')}: sim ou não.`, 'Sim'],
  },
  category: {
    label: 'Categoria',
    hint: 'Cada categoria tem a sua comissão.',
    aliases: ['categoria do produto', 'categoria do anuncio'],
    any: ['categoria', 'departamento'],
    none: ['id', 'codigo', ...amounts],
    help: [
      `Só ${askedIn('category')}: o nome como está na lista da calculadora, por exemplo Cozinha.`,
      'Sem categoria, e por isso sem preço',
    ],
  },
  fulfilled: {
    label: 'Logística da Amazon (FBA)',
    hint: 'A Amazon guarda, embala e entrega. Quando é você quem envia, some o seu frete aos custos.',
    aliases: ['fba', 'logistica da amazon', 'envio fba'],
    any: ['fba', 'fulfillment', 'fulfilment'],
    none: [...amounts, ...counts],
    help: [`Só ${askedIn('fulfilled')}: sim ou não.`, 'Não'],
  },
  ownDelivery: {
    label: 'Flex ou entrega própria',
    hint: 'É você quem entrega: no lugar do frete, o Mercado Livre cobra só um custo fixo. Some a sua entrega aos custos variáveis.',
    aliases: ['flex', 'envio flex', 'envios flex', 'mercado envios flex', 'entrega propria'],
    any: ['flex'],
    none: [...amounts, ...counts],
    help: [`Só ${askedIn('ownDelivery')}: sim, se é você quem entrega; não, no Mercado Envios.`, 'Não'],
  },
  mlTax: {
    label: 'Tarifa do marketplace',
    hint: 'O percentual da sua categoria e do seu tipo de anúncio: em geral de 10% a 14% no Clássico e de 15% a 19% no Premium.',
    aliases: ['tarifa', 'comissao', 'comissao do marketplace', 'taxa do marketplace'],
    any: ['comissao', 'tarifa', 'taxa'],
    none: ['fixa', 'fixo', 'r$', 'valor', 'cartao', 'imposto', 'frete', 'envio', 'antecipacao', ...counts],
    help: [`${askedIn('commission')}: o percentual da categoria e do tipo de anúncio, em %.`, '0'],
  },
  shippingCost: {
    label: 'Frete',
    hint: 'O que você paga de frete em cada venda.',
    aliases: ['custo do frete', 'custo de frete', 'valor do frete', 'custo de envio'],
    any: ['frete', 'envio', 'entrega'],
    none: ['gratis', 'gratuito', 'prazo', 'tipo', 'modo', 'forma', 'dias', 'peso', 'data', 'qtd'],
    help: [`${askedIn('freight')}: o que você paga de frete em cada venda, em reais.`, '0'],
  },
  peso: {
    label: 'Peso',
    aliases: ['peso do produto', 'peso em kg', 'peso kg'],
    any: ['peso', 'gramas', 'grama', 'gramatura', 'kg'],
    none: ['cubado', 'cubico', 'volumetrico', 'preco', 'custo', 'valor', 'frete', 'taxa'],
    help: ['Produto embalado, em quilos: 0,35 são 350 gramas.', '0'],
  },
}

const units = { margin: ' (%)', rate: ' (%)', weight: ' (kg)' } as const

/** The name of a field's column in our files: 'Margem de lucro (%)'. */
export function headerOf(name: FieldName): string {
  const { label, header } = fieldTexts[name]
  const { kind } = declarationOf(name)
  return header ?? `${label}${kind in units ? units[kind as keyof typeof units] : ''}`
}
