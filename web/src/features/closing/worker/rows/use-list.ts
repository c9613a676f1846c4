import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { ListView } from './list-calls.ts'
import type { MonthProxy } from './month-proxy.ts'

/**
 * A view from the worker with the closing's rows. It is asked for again whenever a value of `askedBy` changes, such as
 * the version of the rows. Undefined until it is loaded, and without results.
 */
export function useView<View>(
  results: MonthProxy | undefined,
  ask: (results: MonthProxy) => Promise<View>,
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
      // Drawn in short turns, so that the page stays responsive.
      .then((found) => isLatest && startTransition(() => setView(() => found)))
      // The one who loads the rows is told if the worker has ended.
      .catch(() => {})
    return () => {
      isLatest = false
    }
  }, [results, ...askedBy])
  return results && view
}

interface ListSteps {
  /** How many rows are shown at first, and how many more each time. */
  readonly first?: number
  readonly step?: number
}

/** The first rows of a list of a month, and more on request. */
export interface MonthList<Row, View extends ListView<Row> = ListView<Row>> {
  /** What else the list answered. */
  readonly view: View
  readonly count: number
  readonly rows: readonly Row[]
  /** How many rows `showMore` adds; 0 if all are shown. */
  readonly left: number
  readonly showMore: () => void
  /** Shows the rows up to this index. */
  readonly reveal: (index: number) => void
}

/**
 * A list of a month, filtered and sorted by its worker, of which the page has the first rows. `ask` is called again as
 * in {@link useView}. Undefined until it is loaded for the first time.
 */
export function useList<View extends ListView<unknown>>(
  results: MonthProxy,
  ask: (results: MonthProxy, wanted: number) => Promise<View>,
  askedBy: readonly unknown[],
  { first = 10, step = 50 }: ListSteps = {},
): MonthList<View['rows'][number], View> | undefined {
  const [asked, setAsked] = useState(0)
  const wanted = Math.max(asked, first)
  const view = useView(results, (worker) => ask(worker, wanted), [...askedBy, wanted])
  useEffect(() => {
    if (view) results.noteList()
  }, [results, view])
  const reveal = useCallback((index: number) => setAsked((before) => Math.max(before, index + 1)), [])
  if (!view) return undefined
  const { count } = view
  const rows = view.rows.slice(0, wanted)
  return {
    ...{ view, count, rows, reveal },
    left: Math.min(step, count - rows.length),
    showMore: () => setAsked(wanted + step),
  }
}
