import { type ListingState, listingStates } from '@vendaclara/core/pricing'
import { useRef } from 'react'
import { orderBy } from '../../../table/sort.ts'
import { filterListings } from '../list/listing-panel.tsx'
import { listingColumns } from './columns.tsx'
import type { ListingRow } from './rows.ts'
import type { TableView } from './table-view.ts'

export function rowsInView(rows: readonly ListingRow[], view: TableView): ListingRow[] {
  const { text, states, marketplaces, sort } = view
  const found =
    text.trim() === ''
      ? null
      : new Set(
          filterListings(
            rows.map(({ listing }) => listing),
            text,
          ),
        )
  const shown = rows.filter(
    ({ listing, review }) =>
      (found === null || found.has(listing)) &&
      (states.length === 0 || states.includes(review.state)) &&
      (marketplaces.length === 0 || marketplaces.includes(listing.marketplace)),
  )
  const column = listingColumns.find(({ id }) => id === sort.column)
  return column ? orderBy(shown, sort.direction, column.value) : shown
}

export function countStates(rows: readonly ListingRow[]): Record<ListingState, number> {
  const counts = Object.fromEntries(listingStates.map((state) => [state, 0])) as Record<ListingState, number>
  for (const { review } of rows) counts[review.state] += 1
  return counts
}

interface Ordered {
  readonly rows: readonly ListingRow[]
  readonly view: TableView
  readonly shown: readonly ListingRow[]
}

/**
 * The rows of a view in the positions they had when the view was chosen. An edited row stays in its place, although it
 * may now belong elsewhere, until the view changes or listings are added.
 */
export function steadyRows(
  before: Ordered | undefined,
  rows: readonly ListingRow[],
  view: TableView,
): Ordered {
  if (before?.rows === rows && before.view === view) return before
  if (before?.view === view) {
    const now = new Map(rows.map((row) => [row.key, row]))
    const known = new Set(before.rows.map(({ key }) => key))
    if (rows.every(({ key }) => known.has(key)))
      return { rows, view, shown: before.shown.flatMap(({ key }) => now.get(key) ?? []) }
  }
  return { rows, view, shown: rowsInView(rows, view) }
}

export function useSteadyRows(rows: readonly ListingRow[], view: TableView): readonly ListingRow[] {
  const ordered = useRef<Ordered>(undefined)
  ordered.current = steadyRows(ordered.current, rows, view)
  return ordered.current.shown
}
