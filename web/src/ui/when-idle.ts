/**
 * Runs something once the browser has nothing to draw, and at the latest after so many milliseconds; Safari, which does not tell,
 * takes them all. Answers how to call it off.
 */
export function whenIdle(work: () => void, atLatest: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, atLatest)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(work, { timeout: atLatest })
  return () => cancelIdleCallback(idle)
}
