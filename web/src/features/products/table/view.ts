import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { TableSort } from '../../../table/sort.ts'

export const productFilters = ['no-cost', 'no-weight', 'below', 'doubt'] as const
export type ProductFilter = (typeof productFilters)[number]
const columnIds = ['name', 'sku', 'cost', 'weight', 'offers', 'missing'] as const
export type ColumnId = (typeof columnIds)[number]

/** How the list is shown. Everything is in the address, so that a reload and the back button keep it. */
export interface ProductView {
  readonly sort: TableSort<ColumnId>
  readonly text: string
  readonly filters: readonly ProductFilter[]
}

const filterWords: Record<ProductFilter, string> = {
  'no-cost': 'sem-custo',
  'no-weight': 'sem-peso',
  below: 'abaixo',
  doubt: 'em-duvida',
}
const columnWords: Record<ColumnId, string> = {
  name: 'nome',
  sku: 'sku',
  cost: 'custo',
  weight: 'peso',
  offers: 'margem',
  missing: 'falta',
}
const longestText = 100

/** The view that an address names. Missing or invalid parameters get their defaults. */
export function viewIn(search: URLSearchParams): ProductView {
  const column = columnIds.find((id) => columnWords[id] === search.get('ordem')) ?? 'name'
  const chosen = new Set(search.get('filtro')?.split(','))
  return {
    sort: { column, direction: search.get('sentido') === 'desc' ? 'descending' : 'ascending' },
    text: (search.get('busca') ?? '').slice(0, longestText),
    filters: productFilters.filter((filter) => chosen.has(filterWords[filter])),
  }
}

/** The address with another view. All else that it names stays. */
export function withView(search: URLSearchParams, { sort, text, filters }: ProductView): URLSearchParams {
  const next = new URLSearchParams(search)
  const set = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  set('ordem', sort.column === 'name' ? '' : columnWords[sort.column])
  set('sentido', sort.direction === 'descending' ? 'desc' : '')
  set('busca', text.slice(0, longestText))
  set('filtro', filters.map((filter) => filterWords[filter]).join())
  return next
}

export function useProductView(): [ProductView, (part: Partial<ProductView>) => void] {
  const [search, setSearch] = useSearchParams()
  const view = useMemo(() => viewIn(search), [search])
  const change = useCallback(
    (part: Partial<ProductView>) =>
      setSearch((before) => withView(before, { ...viewIn(before), ...part }), {
        replace: true,
        preventScrollReset: true,
        // Without a transition, so that a chosen filter is shown at once.
        flushSync: true,
      }),
    [setSearch],
  )
  return [view, change]
}
