import { type ReactNode, startTransition, useEffect, useState } from 'react'

interface InTurnProps {
  /** How many others are rendered before it, one after the other. */
  after: number
  /** Whether the first of them may be rendered. */
  mayBegin?: boolean
  /** Shown until then. */
  placeholder: ReactNode
  children: ReactNode
}

/** Renders its content after the ones before it, so that no single task takes as long as all of them. */
export function InTurn({ after, mayBegin = true, placeholder, children }: InTurnProps) {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (mayBegin && drawn < after) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, after, mayBegin])
  return drawn < after ? placeholder : children
}

/**
 * Runs `work` when the browser is idle, at the latest after `atLatest` milliseconds. Safari does not report idle
 * time, so there it always waits that long. Returns the function that cancels it.
 */
export function whenIdle(work: () => void, atLatest: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, atLatest)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: atLatest })
  return () => cancelIdleCallback(idle)
}
