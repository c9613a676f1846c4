import {
  type ListingState,
  listingStates,
  type Marketplace,
  marketplaceEntries,
  marketplaces,
} from '@vendaclara/core/pricing'
import { useCallback, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useSession } from '../../../session/use-session.ts'
import type { TableSort } from '../../../table/sort.ts'
import { lastTableView, tableHref } from '../model/view-switch.tsx'
import { type ColumnId, listingColumns } from './columns.tsx'

/** How the table is shown. Everything is in the address, so that a reload and the back button keep it. */
export interface TableView {
  readonly sort: TableSort<ColumnId>
  readonly text: string
  /** The states that are shown; empty shows all. The same goes for marketplaces. */
  readonly states: readonly ListingState[]
  readonly marketplaces: readonly Marketplace[]
}

/** The most urgent listings first. */
const firstSort: TableSort<ColumnId> = { column: 'state', direction: 'ascending' }
const longestText = 100

const stateWords: Record<ListingState, string> = {
  loss: 'prejuizo',
  'below-margin': 'abaixo',
  'no-price': 'sem-preco',
  'no-cost': 'sem-custo',
  'no-weight': 'sem-peso',
  'on-margin': 'na-margem',
  'not-compared': 'sem-atual',
}

/** The view that an address names. Missing or invalid parameters get their defaults. */
export function viewIn(search: URLSearchParams): TableView {
  const column = listingColumns.find(({ word }) => word === search.get('ordem'))
  const stated = new Set(search.get('situacao')?.split(','))
  const shops = new Set(search.get('lojas')?.split(','))
  return {
    sort: column
      ? { column: column.id, direction: search.get('sentido') === 'desc' ? 'descending' : 'ascending' }
      : firstSort,
    text: (search.get('busca') ?? '').slice(0, longestText),
    states: listingStates.filter((state) => stated.has(stateWords[state])),
    marketplaces: marketplaces.filter((one) => shops.has(marketplaceEntries[one].word)),
  }
}

/** The parameters that name a view in the address, without defaults. */
export function parametersOf({ sort, text, states, marketplaces }: TableView): URLSearchParams {
  const parameters = new URLSearchParams()
  if (sort.column !== firstSort.column || sort.direction !== firstSort.direction) {
    const word = listingColumns.find(({ id }) => id === sort.column)?.word
    if (word) parameters.set('ordem', word)
    if (sort.direction === 'descending') parameters.set('sentido', 'desc')
  }
  if (text !== '') parameters.set('busca', text.slice(0, longestText))
  if (states.length > 0) parameters.set('situacao', states.map((state) => stateWords[state]).join())
  if (marketplaces.length > 0)
    parameters.set('lojas', marketplaces.map((one) => marketplaceEntries[one].word).join())
  return parameters
}

export function useTableView(): [TableView, (part: Partial<TableView>) => void] {
  const [search, setSearch] = useSearchParams()
  const { user } = useSession()
  const view = useMemo(() => viewIn(search), [search])
  useEffect(() => void lastTableView.write(user, parametersOf(view).toString()), [user, view])
  const change = useCallback(
    (part: Partial<TableView>) =>
      setSearch((before) => new URLSearchParams(tableHref(parametersOf({ ...viewIn(before), ...part }))), {
        replace: true,
        preventScrollReset: true,
        // Without a transition, so that a ticked box is shown at once.
        flushSync: true,
      }),
    [setSearch],
  )
  return [view, change]
}
