import type { FeeTable } from '../fee-tables/fee-table.ts'
import type { MarketplaceEntry } from './marketplace.ts'
import { flexRules, green, orangeOrRed, rulesOf, yellow } from './mercado-livre-rules.ts'

/** The rates of the specification (section 9), which the seller types. */
const specification: FeeTable<'mercadoLivre'> = {
  id: 'mercado-livre-specification',
  marketplace: 'mercadoLivre',
  name: 'tarifa e frete informados por você',
  validFrom: null,
  validUntil: null,
  source: 'Valores que você informa em cada anúncio',
  certainty: 'own',
  note: null,
  followedBy: null,
  rules: [{ commission: 'typed', fixedFee: 'typed' }],
}

function page(name: string, article: number) {
  return { name, url: `https://www.mercadolivre.com.br/ajuda/${article}` }
}

const saleFee = page('Tarifas de venda', 870)
const typedSaleFee = 'A tarifa de venda depende da categoria: informe a do seu anúncio.'
const above30 =
  'Acima de 30 kg os valores são os de julho de 2026, inferidos: os de agosto não foram encontrados.'
const saleCosts = page('Quanto custa vender um produto', 1338)
const flex =
  'No Flex e na entrega própria há só um custo fixo até R$ 78,99, desde 02/03/2026: ligue no anúncio que você entrega.'
const flexOfOthers = 'Nenhuma página diz se o do Flex muda com a reputação: vale o mesmo para todas.'

const greenAugust2026: FeeTable<'mercadoLivre'> = {
  id: 'mercado-livre-2026-08',
  marketplace: 'mercadoLivre',
  name: 'Mercado Livre, frete de agosto de 2026',
  validFrom: '2026-08-24',
  validUntil: null,
  source: 'Tabela de custos de envio do Mercado Livre de 24/08/2026, conferida em 09/10/2026',
  readOn: '2026-10-09',
  pages: [page('Custos de envio, reputação verde', 40538), saleFee, saleCosts],
  certainty: 'high',
  note: `Frete de quem tem reputação verde ou ainda não tem reputação. ${above30} ${typedSaleFee} ${flex}`,
  followedBy: null,
  rules: rulesOf(green, 'medium-high'),
}

const yellowAugust2026: FeeTable<'mercadoLivre'> = {
  ...greenAugust2026,
  id: 'mercado-livre-2026-08-yellow',
  name: 'Mercado Livre, frete de agosto de 2026, reputação amarela',
  source:
    'Calculada da tabela verde de 24/08/2026 na proporção da de julho: 1,2 vez o frete a partir de R$ 79,00 e 8/7 abaixo',
  pages: [page('Custos de envio, reputação amarela', 40545), saleFee, saleCosts],
  holdsFor: 'quem tem reputação amarela',
  certainty: 'inferred',
  note: `Nenhum frete desta tabela foi lido na página: confira os do seu painel. ${typedSaleFee} ${flex} ${flexOfOthers}`,
  rules: rulesOf(yellow),
}

const orangeOrRedAugust2026: FeeTable<'mercadoLivre'> = {
  ...yellowAugust2026,
  id: 'mercado-livre-2026-08-orange-red',
  name: 'Mercado Livre, frete de agosto de 2026, reputação laranja ou vermelha',
  source:
    'Calculada da tabela verde de 24/08/2026 na proporção da de julho: o dobro do frete a partir de R$ 79,00 e 10/7 abaixo',
  pages: [page('Custos de envio, reputação laranja ou vermelha', 40547), saleFee, saleCosts],
  holdsFor: 'quem tem reputação laranja ou vermelha',
  rules: rulesOf(orangeOrRed),
}

/**
 * For a shop that delivers everything itself. If it only delivers some listings, these say so and use the tables above.
 */
const flexOctober2026: FeeTable<'mercadoLivre'> = {
  id: 'mercado-livre-2026-10-flex',
  marketplace: 'mercadoLivre',
  name: 'Mercado Livre, Flex ou entrega própria',
  validFrom: '2026-03-02',
  validUntil: null,
  source: 'Custo fixo do Flex e da entrega própria desde 02/03/2026, lido em outubro de 2026',
  readOn: '2026-10-01',
  pages: [saleFee, saleCosts],
  holdsFor: 'quem entrega todos os anúncios pelo Flex ou por conta própria',
  certainty: 'medium-high',
  note: `Se só alguns anúncios são seus para entregar, use a tabela de frete da sua reputação e ligue o Flex neles. Abaixo de R$ 12,50 a metade do preço é inferida da regra anterior. A partir de R$ 79,00 não há custo fixo. O que a sua entrega custa entra em Custos variáveis. ${typedSaleFee}`,
  followedBy: null,
  rules: flexRules,
}

export const mercadoLivre = {
  id: 'mercadoLivre',
  label: 'Mercado Livre',
  article: 'o',
  aliases: ['meli', 'ml'],
  word: 'mercado-livre',
  wire: { list: 'calculadoraMeli', path: '/advertisingMeli', visit: 'calcMercadoLivre' },
  facts: ['commission', 'freight'],
  fixedFee: 'freight',
  tables: [specification, greenAugust2026, yellowAugust2026, orangeOrRedAugust2026, flexOctober2026],
  untilChosen: specification,
} as const satisfies MarketplaceEntry<'mercadoLivre'>
