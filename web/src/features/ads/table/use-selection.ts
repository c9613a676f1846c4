import { type RefObject, useCallback, useEffect, useRef } from 'react'

/** A keyword chosen elsewhere on the screen; choosing it again is a new selection. */
export interface Selection {
  readonly keyword: number
}

interface Table {
  readonly selection: Selection | undefined
  readonly keywords: readonly number[]
  readonly frame: RefObject<HTMLElement | null>
  /** Whether the page scrolls the table, not its frame. */
  readonly hasRoom: boolean
  readonly scrollTo: (index: number, options: { align: 'start' }) => void
  readonly toggle: (keyword: number, isExpanded: boolean) => void
}

const acts = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const

/**
 * Brings a selected keyword into sight, opens it and gives it the focus. Returns the ref of the checkboxes, since the row may be
 * rendered only once the table has been scrolled to it, and again while it scrolls.
 */
export function useSelection(table: Table): (checkbox: HTMLInputElement | null) => void {
  const latest = useRef(table)
  const awaited = useRef<number>(undefined)
  useEffect(() => {
    latest.current = table
  })
  useEffect(() => {
    const { keywords, frame, hasRoom, scrollTo, toggle } = latest.current
    const keyword = table.selection?.keyword
    const index = keyword === undefined ? -1 : keywords.indexOf(keyword)
    if (keyword === undefined || index < 0) return
    if (!hasRoom) frame.current?.scrollIntoView({ block: 'start' })
    scrollTo(index, { align: 'start' })
    toggle(keyword, true)
    awaited.current = keyword
    frame.current
      ?.querySelector<HTMLElement>(`input[data-keyword="${keyword}"]`)
      ?.focus({ preventScroll: true })
  }, [table.selection])
  useEffect(() => {
    // The next thing the seller does decides where the focus belongs.
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
