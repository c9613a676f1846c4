import { useCallback, useEffect, useRef, useState } from 'react'

/** Sorting and expanding apply after this time, with the wait cursor (specification, section 4). */
const delayMilliseconds = 500

/** Delays changes, in the order in which they were asked for; says whether one is waiting. */
export function useDelayed<Change>(apply: (change: Change) => void) {
  const [waiting, setWaiting] = useState(0)
  const timers = useRef(new Set<number>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) window.clearTimeout(timer)
    }
  }, [])
  const delay = useCallback(
    (change: Change) => {
      setWaiting((count) => count + 1)
      const timer = window.setTimeout(() => {
        timers.current.delete(timer)
        setWaiting((count) => count - 1)
        apply(change)
      }, delayMilliseconds)
      timers.current.add(timer)
    },
    [apply],
  )
  return { isWaiting: waiting > 0, delay }
}
