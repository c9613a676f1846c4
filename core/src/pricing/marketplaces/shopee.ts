import type { FeeRule, FeeTable } from '../fee-tables/fee-table.ts'
import type { MarketplaceEntry } from './marketplace.ts'

/** The rates of the specification (section 9), until February 2026. */
const specification: FeeTable<'shopee'> = {
  id: 'shopee-specification',
  marketplace: 'shopee',
  name: '14% ou 20% e R$ 4,00',
  validFrom: null,
  validUntil: '2026-02-28',
  source:
    'Tarifas da Shopee até fevereiro de 2026, informadas pela calculadora e sem página para conferir: as que lemos já trazem as de março em diante',
  certainty: 'medium-high',
  note: 'Não inclui o limite de R$ 100,00 da comissão por item nem o adicional de quem vende com CPF.',
  followedBy: 'shopee-2026-03',
  rules: [
    { freeShipping: true, commission: 20, fixedFee: 4 },
    { freeShipping: false, commission: 14, fixedFee: 4 },
  ],
}

/** The pages of the seller education centre with the fees of 2026. */
const pages = [
  { name: 'Comissão de CNPJ e CPF', url: 'https://seller.shopee.com.br/edu/article/26839' },
  { name: 'Política de comissão', url: 'https://seller.shopee.com.br/edu/article/18483' },
]

const notIncluded =
  'Não inclui o adicional de quem vende com CPF e teve mais de 450 pedidos em 90 dias, campanhas de destaque, Devolução Fácil, afiliados nem itens volumosos.'

/** The bands that did not change in October 2026. */
const rulesFrom80: readonly FeeRule[] = [
  { price: { from: 80, to: 100 }, commission: 14, fixedFee: 16 },
  { price: { from: 100, to: 200 }, commission: 14, fixedFee: 20 },
  { price: { from: 200, to: null }, commission: 14, fixedFee: 26 },
]

const shopeeMarch2026: FeeTable<'shopee'> = {
  id: 'shopee-2026-03',
  marketplace: 'shopee',
  name: 'Shopee, março de 2026',
  validFrom: '2026-03-01',
  validUntil: '2026-09-30',
  source: 'Central de Educação do Vendedor da Shopee, artigo 26839',
  readOn: '2026-10-08',
  pages,
  certainty: 'high',
  note: notIncluded,
  followedBy: 'shopee-2026-10',
  rules: [{ price: { from: 0, to: 80 }, commission: 20, fixedFee: 4, fixedFeeCap: 50 }, ...rulesFrom80],
}

/**
 * Below R$ 9 the fixed fee is half the price, says article 26839; below R$ 8, still says article 18483. So the fee is
 * less sure between the two.
 */
const below80October2026 = { commission: 20, fixedFee: 4.5, fixedFeeCap: 50 } as const

const shopeeOctober2026: FeeTable<'shopee'> = {
  id: 'shopee-2026-10',
  marketplace: 'shopee',
  name: 'Shopee, outubro de 2026',
  validFrom: '2026-10-01',
  validUntil: null,
  source:
    'Central de Educação do Vendedor da Shopee, artigo 26839, publicado em 18/09/2026 e atualizado em 01/10/2026',
  readOn: '2026-10-08',
  pages,
  certainty: 'high',
  note: `A taxa fixa de metade do preço vale abaixo de R$ 9,00; uma das fontes ainda diz R$ 8,00, e por isso essa faixa só foi conferida em uma delas. ${notIncluded}`,
  followedBy: null,
  rules: [
    { price: { from: 0, to: 8 }, ...below80October2026 },
    { price: { from: 8, to: 9 }, ...below80October2026, certainty: 'medium' },
    { price: { from: 9, to: 80 }, ...below80October2026 },
    ...rulesFrom80,
  ],
}

/**
 * Adds R$ 3 an item. Below R$ 12 it is less: the page only gives the totals for R$ 8 and R$ 10 before October (R$ 6 and
 * R$ 6.50). That is 25 % of the price, as R$ 3 is of R$ 12.
 */
const shopeeOctober2026Cpf: FeeTable<'shopee'> = {
  ...shopeeOctober2026,
  id: 'shopee-2026-10-cpf',
  name: 'Shopee, outubro de 2026, CPF com mais de 450 pedidos',
  holdsFor: 'quem vende com CPF e teve mais de 450 pedidos em 90 dias',
  certainty: 'medium-high',
  note: 'O adicional de R$ 3,00 por item está na taxa fixa. Abaixo de R$ 12,00 ele é menor: os 25% do preço, dentro da comissão, são inferidos dos dois exemplos da página. Com CNPJ ou até 450 pedidos, use a outra tabela. Não inclui campanhas de destaque, Devolução Fácil, afiliados nem itens volumosos.',
  rules: [
    { price: { from: 0, to: 12 }, commission: 45, fixedFee: 4.5, fixedFeeCap: 50, certainty: 'inferred' },
    { price: { from: 12, to: 80 }, commission: 20, fixedFee: 7.5 },
    { price: { from: 80, to: 100 }, commission: 14, fixedFee: 19 },
    { price: { from: 100, to: 200 }, commission: 14, fixedFee: 23 },
    { price: { from: 200, to: null }, commission: 14, fixedFee: 29 },
  ],
}

export const shopee = {
  id: 'shopee',
  label: 'Shopee',
  article: 'a',
  aliases: [],
  word: 'shopee',
  wire: { list: 'calculadoraShopee', path: '/advertisingShopee', visit: 'calcShopee' },
  facts: ['freeShipping'],
  fixedFee: 'fee',
  tables: [specification, shopeeMarch2026, shopeeOctober2026, shopeeOctober2026Cpf],
  untilChosen: specification,
} as const satisfies MarketplaceEntry<'shopee'>
