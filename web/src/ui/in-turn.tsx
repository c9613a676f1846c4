import { type ReactNode, startTransition, useEffect, useState } from 'react'

interface InTurnProps {
  /** How many others are drawn before it, one after the other. */
  after: number
  /** Whether the first of those may be drawn. */
  mayBegin?: boolean
  /** Stands there until then. */
  placeholder: ReactNode
  children: ReactNode
}

/** Draws its content once the ones before it are drawn, so that no block is as long as all of them. */
export function InTurn({ after, mayBegin = true, placeholder, children }: InTurnProps) {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (mayBegin && drawn < after) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, after, mayBegin])
  return drawn < after ? placeholder : children
}

/**
 * Runs something once the browser has nothing to draw, and at the latest after so many milliseconds; in Safari, which does not
 * say when it is idle, always after them. Returns how to cancel it.
 */
export function whenIdle(work: () => void, atLatest: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, atLatest)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: atLatest })
  return () => cancelIdleCallback(idle)
}
