import type { FeeRule, FeeTable } from '../fee-tables/fee-table.ts'
import type { MarketplaceEntry } from './marketplace.ts'

/** Until February 2026, the rates of the specification (section 9). */
const specification: FeeTable<'shopee'> = {
  id: 'shopee-specification',
  marketplace: 'shopee',
  name: '14% ou 20% e R$ 4,00',
  validFrom: null,
  validUntil: '2026-02-28',
  source: 'Tarifas da Shopee até fevereiro de 2026; confira as de hoje na Central do Vendedor',
  certainty: 'medium-high',
  note: 'Não inclui o limite de R$ 100,00 da comissão por item nem o adicional de quem vende com CPF.',
  followedBy: 'shopee-2026-03',
  rules: [
    { freeShipping: true, commission: 20, fixedFee: 4 },
    { freeShipping: false, commission: 14, fixedFee: 4 },
  ],
}

const notIncluded =
  'Não inclui o adicional de quem vende com CPF, campanhas de destaque, Devolução Fácil, afiliados nem itens volumosos.'

const shopeeMarch2026: FeeTable<'shopee'> = {
  id: 'shopee-2026-03',
  marketplace: 'shopee',
  name: 'Shopee, março de 2026',
  validFrom: '2026-03-01',
  validUntil: '2026-09-30',
  source: 'Central de Educação do Vendedor da Shopee, artigo 26839',
  certainty: 'high',
  note: notIncluded,
  followedBy: 'shopee-2026-10',
  rules: rulesUpTo80(4),
}

const shopeeOctober2026: FeeTable<'shopee'> = {
  id: 'shopee-2026-10',
  marketplace: 'shopee',
  name: 'Shopee, outubro de 2026',
  validFrom: '2026-10-01',
  validUntil: null,
  source: 'Central de Educação do Vendedor da Shopee, artigo 26839, atualizado em 18/09/2026',
  certainty: 'high',
  note: `A taxa fixa de metade do preço vale abaixo de R$ 9,00; uma das fontes ainda diz R$ 8,00. ${notIncluded}`,
  followedBy: null,
  rules: rulesUpTo80(4.5),
}

/** Below twice the fixed fee (R$ 8 or R$ 9) the fixed fee is half of the price: at most 50 % of it. */
function rulesUpTo80(fixedFee: number): FeeRule[] {
  return [
    { price: { from: 0, to: 80 }, commission: 20, fixedFee, fixedFeeCap: 50 },
    { price: { from: 80, to: 100 }, commission: 14, fixedFee: 16 },
    { price: { from: 100, to: 200 }, commission: 14, fixedFee: 20 },
    { price: { from: 200, to: null }, commission: 14, fixedFee: 26 },
  ]
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
  tables: [specification, shopeeMarch2026, shopeeOctober2026],
  untilChosen: specification,
} as const satisfies MarketplaceEntry<'shopee'>
