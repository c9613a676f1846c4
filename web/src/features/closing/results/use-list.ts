import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { ResultRow } from '../model/differences.ts'
import type { ResultsClient } from './results-client.ts'
import type { ListView, RowRange } from './views.ts'

/** A list of which some rows are on the page. */
export interface RowList {
  readonly count: number
  /** Undefined for a row that is on its way. */
  readonly rowAt: (index: number) => ResultRow | undefined
  /** Has the rows of a range fetched, with some around them; they are kept as long as the range is near. */
  readonly onRange: (range: RowRange) => void
  /** Where an order stands in it; null where it does not. The same function as long as the list is the same. */
  readonly placeOf: (orderId: string) => Promise<number | null>
}

interface ListState<View> {
  readonly view: View
  readonly rows: ReadonlyMap<number, ResultRow>
}

/** How far around what is in sight rows are fetched, how near to it they must lie, and from where on they are forgotten. */
const fetched = 100
const needed = 30
const kept = 400

/** Shows a list as `ask` last answered it, for the rows around those in sight; it is asked again whenever it is another function. */
export function useList<View extends ListView<ResultRow>>(
  results: ResultsClient,
  ask: (range: RowRange) => Promise<View>,
): { view: View; list: RowList } | undefined {
  const [state, setState] = useState<ListState<View>>()
  const inSight = useRef<RowRange>({ from: 0, to: 0 })
  const fetching = useRef<RowRange & { view: number }>({ view: 0, from: 0, to: 0 })
  useEffect(() => {
    let isLatest = true
    const range = around(inSight.current, fetched)
    ask(range)
      .then((view) => {
        if (!isLatest) return
        fetching.current = { view: view.view, from: view.from, to: view.from + view.rows.length }
        // Its rows are drawn in short turns, so that the page answers meanwhile.
        startTransition(() => setState({ view, rows: placed(view.rows, view.from) }))
      })
      // A worker that ended says so to whoever fetches its rows.
      .catch(() => {})
    return () => {
      isLatest = false
    }
  }, [ask])
  const view = state?.view
  const onRange = useCallback(
    (range: RowRange) => {
      inSight.current = range
      if (!view) return
      const { count, view: id } = view
      const { from, to } = around(range, needed)
      const known = fetching.current
      if (known.view === id && from >= known.from && Math.min(to, count) <= known.to) return
      const wanted = around(range, fetched)
      fetching.current = { ...wanted, view: id }
      results
        .rowsOf(id, wanted)
        .then((rows) => {
          if (!rows) return
          setState((before) => {
            if (before?.view.view !== id) return before
            const near = around(inSight.current, kept)
            const others = [...before.rows].filter(([index]) => index >= near.from && index < near.to)
            return { ...before, rows: new Map([...others, ...placed(rows, wanted.from)]) }
          })
        })
        .catch(() => {})
    },
    [results, view],
  )
  const id = view?.view ?? 0
  const placeOf = useCallback(
    (orderId: string) => results.placeOf(id, orderId).catch(() => null),
    [results, id],
  )
  if (!state) return undefined
  return {
    view: state.view,
    list: { count: state.view.count, rowAt: (index) => state.rows.get(index), onRange, placeOf },
  }
}

function around({ from, to }: RowRange, margin: number): RowRange {
  return { from: Math.max(0, from - margin), to: to + margin }
}

function placed(rows: readonly ResultRow[], from: number): ReadonlyMap<number, ResultRow> {
  return new Map(rows.map((row, index) => [from + index, row]))
}

/**
 * What the worker of a closing's rows says, asked anew whenever one of `askedBy` is another, such as the version of the rows; undefined until
 * it is there.
 */
export function useView<View>(
  results: ResultsClient,
  ask: (results: ResultsClient) => Promise<View>,
  askedBy: readonly unknown[],
): View | undefined {
  const [view, setView] = useState<View>()
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    let isLatest = true
    latest
      .current(results)
      .then((found) => isLatest && startTransition(() => setView(() => found)))
      // A worker that ended says so to whoever loads its rows.
      .catch(() => {})
    return () => {
      isLatest = false
    }
  }, [results, ...askedBy])
  return view
}
