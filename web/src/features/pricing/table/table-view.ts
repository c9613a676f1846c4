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

/** How the table is looked at: all of it stands in the address, so that a reload and the back button keep it. */
export interface TableView {
  readonly sort: TableSort<ColumnId>
  readonly text: string
  /** Those that are shown; all where there are none. */
  readonly states: readonly ListingState[]
  readonly marketplaces: readonly Marketplace[]
}

/** The most urgent first. */
const firstSort: TableSort<ColumnId> = { column: 'state', direction: 'ascending' }
const longestText = 100

const stateWords: Record<ListingState, string> = {
  loss: 'prejuizo',
  'below-margin': 'abaixo',
  'no-price': 'sem-preco',
  'on-margin': 'na-margem',
  'not-compared': 'sem-atual',
}

/** The view an address names; what it does not name, or names wrongly, is as at first. */
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

/** The parameters of the address that name a view; nothing for what is as at first. */
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

/** The view of the address, and how to change it. */
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
        // A box that is ticked is drawn so at once, not when a transition comes to it.
        flushSync: true,
      }),
    [setSearch],
  )
  return [view, change]
}
