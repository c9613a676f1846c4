import { type FeeCategory, type FeeRule, type FeeTable, weightUpTo } from '../fee-tables/fee-table.ts'
import type { MarketplaceEntry } from './marketplace.ts'

/** The percent of the price, the minimum in reais an item, and the categories that pay them. */
const plainCategories: readonly (readonly [commission: number, least: number, names: readonly string[]])[] = [
  [10, 1, ['Comidas e bebidas', 'Pneus e rodas']],
  [10, 2, ['TV, áudio e cinema em casa']],
  [11, 1, ['Bebidas alcoólicas', 'Eletrodomésticos de linha branca']],
  [11, 2, ['Câmera e fotografia', 'Celulares', 'Ferramentas e construção', 'Videogames e consoles']],
  [12, 1, ['Saúde e cuidados pessoais']],
  [
    12,
    2,
    [
      'Animais de estimação',
      'Bebês',
      'Brinquedos e jogos',
      'Casa',
      'Cozinha',
      'Eletroportáteis de cuidado pessoal',
      'Esportes',
      'Indústria e ciência',
      'Instrumentos musicais',
      'Jardim e piscina',
      'PC',
      'Peças automotivas',
    ],
  ],
  [13, 2, ['Beleza', 'Eletrônicos portáteis', 'Papelaria e escritório', 'Relógios']],
  [14, 2, ['Bagagem', 'Beleza de luxo', 'Calçados e bolsas', 'Joias', 'Roupas']],
  [15, 2, ['Demais categorias', 'Livros', 'Música', 'Vídeo e DVD']],
]

const progressiveCategories: readonly FeeCategory[] = [
  category('Acessórios para eletrônicos e PC', 15, 2, { price: 100, commission: 10 }),
  category('Móveis', 15, 2, { price: 200, commission: 10 }),
]

const categories = [
  ...plainCategories.flatMap(([commission, least, names]) =>
    names.map((name) => category(name, commission, least)),
  ),
  ...progressiveCategories,
].sort((one, other) => one.name.localeCompare(other.name, 'pt-BR'))

function category(
  name: string,
  commission: number,
  least: number,
  above?: NonNullable<FeeCategory['above']>,
): FeeCategory {
  const id = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '-')
  return { id, name, commission, least, ...(above && { above }) }
}

/** FBA below R$ 79, for any weight: the lowest price in reais, and the fee in reais an item. */
const logisticsBelow79 = [
  [0, 5.65],
  [30, 5.85],
  [50, 6.05],
] as const

/** The lowest price in reais of each column of the FBA grid; a column ends where the next begins. */
const logisticsPrices = [79, 100, 120, 150, 200] as const

/** The charged weight in kg (included), and the fee in reais an item for each price column. */
const logisticsRows: readonly (readonly [kilograms: number, fees: readonly number[]])[] = [
  [0.1, [10.05, 12.05, 14.05, 15.05, 15.55]],
  [0.2, [10.45, 12.45, 14.45, 15.45, 16.05]],
  [0.3, [10.95, 12.95, 14.95, 15.95, 16.55]],
  [0.4, [11.45, 13.45, 15.45, 16.95, 17.15]],
  [0.5, [11.95, 13.95, 15.95, 17.05, 17.85]],
  [0.75, [12.05, 14.05, 16.05, 18.45, 18.55]],
  [1, [12.45, 14.45, 16.45, 19.05, 19.25]],
  [1.5, [12.95, 14.95, 16.95, 19.45, 20.35]],
  [2, [13.05, 15.05, 17.05, 19.95, 21.35]],
  [3, [14.05, 16.05, 18.05, 20.05, 22.35]],
  [4, [15.05, 17.05, 19.05, 21.95, 23.35]],
  [5, [16.05, 18.05, 20.05, 22.95, 24.35]],
  [6, [24.05, 27.05, 29.05, 30.05, 30.35]],
  [7, [25.05, 28.05, 30.05, 31.05, 33.35]],
  [8, [26.05, 29.05, 31.05, 32.05, 35.35]],
  [9, [27.05, 30.05, 32.05, 33.05, 37.35]],
  [10, [35.05, 40.05, 46.05, 51.05, 51.35]],
]

/** For each price column, the reais for each started kilogram above the heaviest row. */
const kilogramMore = [3.05, 3.05, 3.05, 3.5, 3.5] as const

/** The kilograms that Amazon adds to the weight of each item. */
const packaging = 0.02

/** Converts a weight that Amazon charges to the weight of the product without packaging. */
function ofProduct(kilograms: number): number {
  return Number((kilograms - packaging).toFixed(2))
}

/** The fees of a plan that charges `plan` reais an item: first the seller's own shipping, then FBA. */
function rulesOf(plan: number): FeeRule[] {
  const commission = 'category'
  const fee = (reais: number) => Number((reais + plan).toFixed(2))
  const below79 = logisticsBelow79.map(([from, reais], row): FeeRule => {
    const price = { from, to: logisticsBelow79[row + 1]?.[0] ?? logisticsPrices[0] }
    return { fulfilled: true, price, commission, fixedFee: fee(reais) }
  })
  const price = (column: number) => ({
    from: logisticsPrices[column] ?? 0,
    to: logisticsPrices[column + 1] ?? null,
  })
  const grid = logisticsRows.flatMap(([kilograms, fees], row) => {
    const lighter = logisticsRows[row - 1]?.[0]
    const weight = weightUpTo(ofProduct(kilograms), lighter === undefined ? undefined : ofProduct(lighter))
    return fees.map(
      (reais, column): FeeRule => ({
        fulfilled: true,
        price: price(column),
        weight,
        commission,
        fixedFee: fee(reais),
      }),
    )
  })
  const [heaviest, atHeaviest] = logisticsRows.at(-1) ?? [0, []]
  const weight = { from: ofProduct(heaviest), to: null, fromExcluded: true }
  const heavier = kilogramMore.map(
    (eachKilogramMore, column): FeeRule => ({
      fulfilled: true,
      price: price(column),
      weight,
      commission,
      fixedFee: fee(atHeaviest[column] ?? 0),
      eachKilogramMore,
    }),
  )
  return [{ fulfilled: false, commission, fixedFee: plan }, ...below79, ...grid, ...heavier]
}

const professional: FeeTable<'amazon'> = {
  id: 'amazon-2026-09-professional',
  marketplace: 'amazon',
  name: 'Amazon, setembro de 2026, plano profissional',
  validFrom: null,
  validUntil: null,
  source:
    'venda.amazon.com.br/precos e ajuda 201112670 do Seller Central, lidas em 01/09/2026. No peso acima de 10 kg o exemplo 3 da página dá R$ 61,85 onde a tabela dela dá R$ 61,55: vale a tabela',
  readOn: '2026-09-01',
  pages: [{ name: 'Preços da Amazon', url: 'https://venda.amazon.com.br/precos' }],
  certainty: 'inferred',
  note: 'A data de início não foi encontrada. A comissão conta sobre tudo o que o comprador paga. Em 1.377 pedidos conferidos, Beleza e Papelaria pagaram 12%, e não 13%. Use o maior peso entre o real e o cubado (cm³ ÷ 6.000): os 20 g que a Amazon soma já estão nas faixas. No envio próprio, o seu frete entra em Custos variáveis. Não inclui a mensalidade de R$ 19,00, a tabela do DBA nem os 30 dias sem custo de logística para quem começa no FBA.',
  followedBy: null,
  categories,
  rules: rulesOf(0),
}

const individual: FeeTable<'amazon'> = {
  ...professional,
  id: 'amazon-2026-09-individual',
  name: 'Amazon, setembro de 2026, plano individual',
  holdsFor: 'quem tem o plano individual',
  note: `A taxa fixa inclui os R$ 2,00 por item do plano. ${professional.note?.replace('a mensalidade de R$ 19,00, ', '')}`,
  rules: rulesOf(2),
}

export const amazon = {
  id: 'amazon',
  label: 'Amazon',
  article: 'a',
  aliases: ['amazonbr', 'amazonbrasil', 'amazoncombr'],
  word: 'amazon',
  wire: { list: 'calculadoraAmazon', path: '/advertisingAmazon', visit: 'calcAmazon' },
  facts: ['category', 'fulfilled', 'weight'],
  fixedFee: 'fee',
  tables: [individual, professional],
  untilChosen: professional,
} as const satisfies MarketplaceEntry<'amazon'>
