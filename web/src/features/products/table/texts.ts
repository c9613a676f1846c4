import { formatCount } from '../../../ui/number-formats.ts'
import type { ProductFilter } from './view.ts'

const countOf = (count: number) => (count === 1 ? '1 produto' : `${formatCount(count)} produtos`)

export const texts = {
  caption: 'Todos os produtos',
  search: 'Buscar produto por nome, SKU, código ou anúncio',
  filters: 'Filtros da lista',
  filterGroup: 'O que falta',
  filter: {
    'no-cost': 'sem custo',
    'no-weight': 'sem peso',
    below: 'preço abaixo da margem',
    doubt: 'em dúvida',
  } satisfies Record<ProductFilter, string>,
  columns: {
    name: 'Produto',
    sku: 'SKU',
    cost: 'Custo',
    weight: 'Peso',
    offers: 'Onde vende',
    missing: 'O que falta',
  },
  nothingFound: 'Nenhum produto com esses filtros.',
  shownOf: (shown: number, all: number) => `${formatCount(shown)} de ${countOf(all)}`,
  products: countOf,
  more: (count: number) => `e mais ${formatCount(count)}`,
  ofKit: 'kit',
  notSold: 'em nenhum anúncio',
}
