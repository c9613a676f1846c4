import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { ResultRow } from '../model/differences.ts'
import type { ResultsClient } from './results-client.ts'
import type { ListView, RowRange } from './views.ts'

/** A list of which the page has only some rows. */
export interface RowList {
  readonly count: number
  /** Undefined for a row that is still being fetched. */
  readonly rowAt: (index: number) => ResultRow | undefined
  /** Fetches the rows of a range and some around them; they are kept as long as the range is near. */
  readonly onRange: (range: RowRange) => void
  /**
   * The place of an order in the list; null if it is not in it. The function stays the same as long as the list does.
   */
  readonly placeOf: (orderId: string) => Promise<number | null>
}

interface ListState<View> {
  readonly view: View
  readonly rows: ReadonlyMap<number, ResultRow>
}

/**
 * How many rows around the visible ones are fetched, how close the fetched ones must reach, and from where on rows are
 * dropped.
 */
const fetched = 100
const needed = 30
const kept = 400

/**
 * Shows the list that `ask` answered, with the rows around the visible ones. It is asked again if `ask` is another
 * function.
 */
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
        // Drawn in short turns, so that the page stays responsive.
        startTransition(() => setState({ view, rows: placed(view.rows, view.from) }))
      })
      // The one who loads the rows is told if the worker has ended.
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
        .ask('rowsOf', { view: id, range: wanted })
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
    (orderId: string) => results.ask('placeOf', { view: id, orderId: orderId }).catch(() => null),
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
 * A view from the worker with the closing's rows. It is asked for again whenever a value of `askedBy` changes, such as
 * the version of the rows. Undefined until it is loaded, and without results.
 */
export function useView<View>(
  results: ResultsClient | undefined,
  ask: (results: ResultsClient) => Promise<View>,
  askedBy: readonly unknown[],
): View | undefined {
  const [view, setView] = useState<View>()
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (!results) return
    let isLatest = true
    latest
      .current(results)
      .then((found) => isLatest && startTransition(() => setView(() => found)))
      // The one who loads the rows is told if the worker has ended.
      .catch(() => {})
    return () => {
      isLatest = false
    }
  }, [results, ...askedBy])
  return results && view
}
