import { type FeeRule, type FeeTable, type Range, weightUpTo } from '../fee-tables/fee-table.ts'
import type { MarketplaceEntry } from './marketplace.ts'

/** The lowest price in reais of each column of the freight table; a column ends where the next begins. */
const freightPrices = [0, 19, 49, 79, 100, 120, 150, 200] as const

/** Up to so many kg (included), and the freight in reais for each column of prices. From 2026-08-24, green reputation. */
const freightRows: readonly (readonly [kilograms: number, freights: readonly number[]])[] = [
  [0.3, [5.65, 6.85, 8.15, 12.95, 14.95, 16.95, 19.05, 21.65]],
  [0.5, [5.95, 6.95, 8.25, 13.85, 16.15, 18.15, 20.45, 23.25]],
  [1, [6.05, 7.15, 8.45, 14.45, 16.85, 19.05, 21.35, 24.45]],
  [1.5, [6.15, 7.35, 8.65, 14.75, 17.15, 19.45, 21.75, 25.45]],
  [2, [6.25, 7.45, 8.75, 15.05, 17.65, 19.85, 22.25, 25.55]],
  [3, [6.35, 8.65, 9.15, 16.45, 19.15, 21.65, 24.35, 27.05]],
  [4, [6.45, 8.75, 9.75, 17.85, 20.75, 23.35, 26.35, 29.25]],
  [5, [6.55, 8.85, 10.25, 19.75, 22.85, 26.05, 29.25, 32.45]],
  [6, [6.65, 8.95, 10.35, 25.95, 29.15, 33.35, 36.45, 40.85]],
  [7, [6.75, 9.05, 10.45, 27.55, 31.65, 36.75, 40.85, 45.25]],
  [8, [6.85, 9.25, 10.55, 29.45, 34.35, 39.25, 44.15, 49.35]],
  [9, [6.95, 9.35, 10.65, 30.25, 35.25, 40.35, 45.35, 50.75]],
  [10, [7.05, 9.45, 10.85, 38.25, 45.05, 51.95, 58.75, 65.85]],
  [11, [7.05, 9.65, 11.05, 41.65, 48.55, 55.45, 62.35, 69.35]],
  [13, [7.15, 10.05, 11.45, 42.55, 49.75, 56.85, 63.85, 70.95]],
  [15, [7.25, 10.25, 11.65, 45.55, 52.95, 60.55, 68.15, 75.65]],
  [17, [7.35, 10.45, 11.85, 48.95, 56.55, 64.05, 71.35, 79.35]],
  [20, [7.45, 10.65, 12.05, 55.15, 64.35, 73.55, 82.75, 91.95]],
  [25, [7.65, 11.05, 12.25, 64.55, 75.75, 85.45, 96.25, 106.85]],
  [30, [7.75, 11.25, 12.45, 66.45, 76.05, 86.25, 97.15, 107.85]],
]

/** The rates of the specification (section 9): the seller types them. */
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

const mercadoLivreAugust2026: FeeTable<'mercadoLivre'> = {
  id: 'mercado-livre-2026-08',
  marketplace: 'mercadoLivre',
  name: 'Mercado Livre, frete de agosto de 2026',
  validFrom: '2026-08-24',
  validUntil: null,
  source: 'Tabela de custos de envio do Mercado Livre de 24/08/2026, conferida em 09/10/2026',
  certainty: 'high',
  note: 'Frete de quem tem reputação verde, até 30 kg. A tarifa de venda depende da categoria: informe a do seu anúncio.',
  followedBy: null,
  rules: freightRows.flatMap(([kilograms, freights], row) => {
    const weight = weightUpTo(kilograms, freightRows[row - 1]?.[0])
    return freights.map((freight, column) => rule(weight, freight, column))
  }),
}

/** In the first column, below R$ 19, the freight is at most half of the price. */
function rule(weight: Range, fixedFee: number, column: number): FeeRule {
  const price: Range = { from: freightPrices[column] ?? 0, to: freightPrices[column + 1] ?? null }
  const fees = { price, weight, commission: 'typed', fixedFee } as const
  return column === 0 ? { ...fees, fixedFeeCap: 50 } : fees
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
  tables: [specification, mercadoLivreAugust2026],
  untilChosen: specification,
} as const satisfies MarketplaceEntry<'mercadoLivre'>
