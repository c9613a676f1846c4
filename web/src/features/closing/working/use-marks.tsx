import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ClosingOrder } from '@vendaclara/contract/closing-order'
import { useCallback } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { closingQueries } from '../closing-queries.ts'
import { MarkedNotice } from './marked-notice.tsx'
import { type Mark, type Marks, markOf, withMarks } from './marks.ts'
import { storeMarks } from './store-marks.ts'
import { texts } from './texts.ts'
import { useWork } from './use-work.ts'
import { noWork, type Work } from './work.ts'

/** What the seller keeps about the orders of a closing, and how to change it: at once on the page, then on the server. */
export function useMarks(closing: string): { marks: Marks; mark: (changes: readonly Mark[]) => void } {
  const { user } = useSession()
  const queries = useQueryClient()
  const { marks } = useWork(closing)
  const { queryKey } = closingQueries.work(user, closing)
  const { mutate } = useMutation({
    // One after the other: each needs the version its predecessor left.
    scope: { id: `marks-${closing}` },
    mutationFn: (changes: readonly Mark[]) => {
      const known = (queries.getQueryData(queryKey) ?? noWork).marks
      const versioned = changes.map((change) => ({
        ...change,
        version: markOf(known, change.orderId).version,
      }))
      return storeMarks(closing, versioned)
    },
    onSuccess: (kept) => queries.setQueryData(queryKey, (now) => marked(now, kept)),
  })
  const mark = useCallback(
    (changes: readonly Mark[]) => {
      const before = (queries.getQueryData(queryKey) ?? noWork).marks
      const versioned = changes.map((change) => ({
        ...change,
        version: markOf(before, change.orderId).version,
      }))
      queries.setQueryData(queryKey, (now) => marked(now, versioned))
      mutate(changes, {
        onSuccess: () => announce(changes, () => mark(changes.map(({ orderId }) => markOf(before, orderId)))),
        onError: (error) => {
          const undone = changes.map(({ orderId }) => markOf(before, orderId))
          queries.setQueryData(queryKey, (now) => marked(now, undone))
          void queries.invalidateQueries({ queryKey })
          notifications.show({ color: 'red', title: texts.markFailed, message: error.message })
        },
      })
    },
    [queries, queryKey, mutate],
  )
  return { marks, mark }
}

function marked(work: Work | undefined, changed: readonly ClosingOrder[]): Work {
  const known = work ?? noWork
  return { ...known, marks: withMarks(known.marks, changed) }
}

function announce(changes: readonly Mark[], onUndo: () => void): void {
  const id = notifications.show({
    message: (
      <MarkedNotice
        changes={changes}
        onUndo={() => {
          notifications.hide(id)
          onUndo()
        }}
      />
    ),
    autoClose: 10_000,
  })
}
