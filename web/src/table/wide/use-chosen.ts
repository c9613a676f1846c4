import { useCallback, useMemo, useState } from 'react'

interface Choice {
  readonly keys: ReadonlySet<string>
  /** The last clicked row, where a range that is chosen with Shift begins. */
  readonly from: string | undefined
}

const nothing: Choice = { keys: new Set(), from: undefined }

/** Chooses a row or deselects it; with Shift, all visible rows from the last clicked one. */
export function choosing(
  { keys, from }: Choice,
  key: string,
  isShift: boolean,
  shown: readonly string[],
): Choice {
  const [start, end] = [from === undefined ? -1 : shown.indexOf(from), shown.indexOf(key)]
  const isRange = isShift && start >= 0 && end >= 0
  const range = isRange ? shown.slice(Math.min(start, end), Math.max(start, end) + 1) : [key]
  const isChosen = !keys.has(key)
  const next = new Set(keys)
  for (const one of range) {
    if (isChosen) next.add(one)
    else next.delete(one)
  }
  return { keys: next, from: key }
}

/**
 * The chosen rows among the visible ones. A row that filters hide stays chosen, but actions leave it out. `keyOf` is
 * always the same function.
 */
export function useChosen<Row>(shown: readonly Row[], keyOf: (row: Row) => string) {
  const [choice, setChoice] = useState(nothing)
  const shownKeys = useMemo(() => shown.map(keyOf), [shown, keyOf])
  const chosen = useMemo(() => shown.filter((row) => choice.keys.has(keyOf(row))), [shown, choice, keyOf])
  const choose = useCallback(
    (key: string, isShift: boolean) => setChoice((before) => choosing(before, key, isShift, shownKeys)),
    [shownKeys],
  )
  const chooseAll = useCallback(
    (isChosen: boolean) => setChoice(isChosen ? { keys: new Set(shownKeys), from: undefined } : nothing),
    [shownKeys],
  )
  return { keys: choice.keys, chosen, choose, chooseAll }
}
