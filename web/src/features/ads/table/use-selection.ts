import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** A keyword chosen elsewhere on the screen; choosing it again is a new selection. */
export interface Selection {
  readonly keyword: number
}

interface Table {
  readonly selection: Selection | undefined
  readonly keywords: readonly number[]
  readonly frame: RefObject<HTMLElement | null>
  /** Whether the page scrolls the table, instead of the frame. */
  readonly hasRoom: boolean
  readonly scrollTo: (index: number, options: { align: 'start' }) => void
  readonly toggle: (keyword: number, isExpanded: boolean) => void
}

const acts = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const

/**
 * Scrolls to a selected keyword, expands it and focuses it. Returns the ref of the checkboxes, because the row may only
 * be rendered after the table has scrolled to it, and again while it scrolls.
 */
export function useSelection(table: Table): (checkbox: HTMLInputElement | null) => void {
  const latest = useRef(table)
  const awaited = useRef<number>(undefined)
  /** Remembered because a tab runs its effects again when it is shown again. */
  const shown = useRef<Selection>(undefined)
  useEffect(() => {
    latest.current = table
  })
  useEffect(() => {
    if (shown.current === table.selection) return
    // A table that was hidden until now must be measured first.
    const frame = requestAnimationFrame(() => {
      shown.current = table.selection
      awaited.current = showSelected(latest.current)
    })
    return () => cancelAnimationFrame(frame)
  }, [table.selection])
  useEffect(() => {
    // The seller's next action decides where the focus belongs.
    const listening = new AbortController()
    const forget = () => {
      awaited.current = undefined
    }
    for (const act of acts) {
      addEventListener(act, forget, { capture: true, passive: true, signal: listening.signal })
    }
    return () => listening.abort()
  }, [])
  return useCallback((checkbox) => {
    if (checkbox?.dataset.keyword === String(awaited.current)) checkbox?.focus({ preventScroll: true })
  }, [])
}

/** Scrolls to the selected keyword and expands it. Returns the keyword, or undefined if the table does not have it. */
function showSelected({ selection, keywords, frame, hasRoom, scrollTo, toggle }: Table): number | undefined {
  const keyword = selection?.keyword
  const index = keyword === undefined ? -1 : keywords.indexOf(keyword)
  if (keyword === undefined || index < 0) return undefined
  if (!hasRoom) frame.current?.scrollIntoView({ block: 'start' })
  scrollTo(index, { align: 'start' })
  toggle(keyword, true)
  frame.current
    ?.querySelector<HTMLElement>(`input[data-keyword="${keyword}"]`)
    ?.focus({ preventScroll: true })
  return keyword
}
