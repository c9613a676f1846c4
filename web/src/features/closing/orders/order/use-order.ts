import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { AnswerOf } from '../../../../workers/worker-calls.ts'
import type { MonthCalls } from '../../worker/rows/month-calls.ts'
import { useMonth } from '../../worker/rows/open-month.tsx'

type ShownOrder = AnswerOf<MonthCalls['findOrder']> & { readonly orderId: string }

/** An order of a closing with its place in the list. Until it is loaded, and after it is closed, the last one stays. */
export function useOrder(orderId: string | null): ShownOrder | undefined {
  const { results, totals, today } = useMonth()
  const lists = useSyncExternalStore(results.subscribe, results.listCount)
  const [shown, setShown] = useState<ShownOrder>()
  const before = useRef<ShownOrder>(undefined)
  const version = totals?.version
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another list an order has another place
  useEffect(() => {
    if (orderId === null || version === undefined) return
    let isLatest = true
    const index = before.current?.orderId === orderId ? before.current.place?.index : undefined
    results
      .ask('findOrder', { orderId, today, index })
      .then((found) => {
        if (!isLatest) return
        before.current = { orderId, ...found }
        setShown(before.current)
      })
      // The one who loads the rows is told if the worker has ended.
      .catch(() => {})
    return () => {
      isLatest = false
    }
  }, [results, version, lists, orderId, today])
  return shown
}
