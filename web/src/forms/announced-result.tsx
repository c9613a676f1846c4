import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'

/** Longer than the pause between two keys while somebody is typing. */
const pauseMilliseconds = 800

/**
 * Announces the result of the fields to screen readers: once when typing pauses, for all figures that change with
 * each key. The figures themselves are not live. The first result is not announced, because it is read with the page.
 */
export function AnnouncedResult({ children: result }: { children: string }) {
  const [said, setSaid] = useState('')
  const last = useRef(result)
  useEffect(() => {
    if (result === last.current) return
    const timer = setTimeout(() => {
      last.current = result
      setSaid(result)
    }, pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [result])
  return (
    <VisuallyHidden role="status" data-announced>
      {said}
    </VisuallyHidden>
  )
}
