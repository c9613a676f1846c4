import { useEffect } from 'react'
import type { ClosingDeskClient } from '../../worker/closing-desk-client.ts'

const afterFirstPaint = 300

/** Loads a desk's worker once the screen is there, and ends it with the screen. */
export function usePreparedDesk(desk: ClosingDeskClient): void {
  useEffect(() => {
    const timer = setTimeout(() => desk.prepare(), afterFirstPaint)
    return () => {
      clearTimeout(timer)
      desk.stop()
    }
  }, [desk])
}
