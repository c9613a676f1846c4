import type { FeeRule, FeeTable, Range } from './fee-table.ts'
import { freightPrices, freightRows } from './mercado-livre-freight.ts'
import { weightUpTo } from './weight-up-to.ts'

/** The rates of the specification (section 9): the seller types them. */
export const mercadoLivre: FeeTable = {
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

const mercadoLivreAugust2026: FeeTable = {
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

export const mercadoLivreTables: readonly FeeTable[] = [mercadoLivre, mercadoLivreAugust2026]

/** In the first column, below R$ 19, the freight is at most half of the price. */
function rule(weight: Range, fixedFee: number, column: number): FeeRule {
  const price: Range = { from: freightPrices[column] ?? 0, to: freightPrices[column + 1] ?? null }
  const fees = { price, weight, commission: 'typed', fixedFee } as const
  return column === 0 ? { ...fees, fixedFeeCap: 50 } : fees
}
