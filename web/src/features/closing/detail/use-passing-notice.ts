import { useTimeout } from '@mantine/hooks'
import { useState } from 'react'

/** A notice that goes away by itself, or when it is hidden. */
export function usePassingNotice(milliseconds: number) {
  const [shown, setShown] = useState(false)
  const { start, clear } = useTimeout(() => setShown(false), milliseconds)
  return {
    shown,
    show: () => {
      clear()
      setShown(true)
      start()
    },
    hide: () => {
      clear()
      setShown(false)
    },
  }
}
