import { useEffect, useRef } from 'react'
import { whenIdle } from '../../../../ui/in-turn.tsx'
import type { MonthReader } from './month-reader.ts'

const afterFirstPaint = 300
const idleAtLatest = 500

/**
 * Loads the workers' scripts once the screen is shown, and warms them up if files are still to come. When the screen
 * closes, what is being read is dropped.
 */
export function usePreparedWorkers(reader: MonthReader, awaitsFiles: boolean): void {
  const awaitedFiles = useRef(awaitsFiles)
  useEffect(() => {
    let stopWaiting = () => {}
    const timer = setTimeout(() => {
      reader.prepare()
      if (awaitedFiles.current) stopWaiting = whenIdle(() => reader.warmUp(), idleAtLatest)
    }, afterFirstPaint)
    return () => {
      clearTimeout(timer)
      stopWaiting()
      reader.stop()
    }
  }, [reader])
}
