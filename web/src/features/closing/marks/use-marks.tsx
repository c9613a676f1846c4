import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ClosingOrder,
  type KeptOrders,
  mostOrdersAtOnce,
  putAnalysisOrders,
} from '@vendaclara/contract/closing-order'
import { useCallback, useMemo, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { saveFailureMessage } from '../files/failure-message.ts'
import { type Mark, type Marks, markOf, noMarks, withMarks } from '../model/marks.ts'
import { closingQueries } from '../saving/closing-queries.ts'
import { showMarkedNotice } from './marked-notice.tsx'
import {
  addUnsaved,
  isStored,
  noUnsavedMarks,
  settleUnsaved,
  type UnsavedMarks,
  withUnsaved,
} from './unsaved-marks.ts'

export interface Marking {
  /** As they are shown: what is stored, and over it what is not yet. */
  readonly marks: Marks
  readonly unsaved: UnsavedMarks
  readonly mark: (changes: readonly Mark[]) => void
  /** Sends what failed again. */
  readonly retry: () => void
  /** Gives up what failed. */
  readonly discard: () => void
  /** Puts what was refused over what another tab stored. */
  readonly overwrite: () => void
  /** Gives up what was refused. */
  readonly keepStored: () => void
}

/** The marks of a closing's orders, and how to change them: at once on the page, then on the server. */
export function useMarks(closing: string): Marking {
  const { user } = useSession()
  const queries = useQueryClient()
  const query = closingQueries.marks(user, closing)
  const { queryKey } = query
  const stored = useQuery(query).data ?? noMarks
  const latest = useRef(noUnsavedMarks)
  const [unsaved, setUnsaved] = useState(noUnsavedMarks)
  const update = useCallback((change: (before: UnsavedMarks) => UnsavedMarks) => {
    latest.current = change(latest.current)
    setUnsaved(latest.current)
  }, [])

  const { mutate } = useMutation({
    // One after the other: each needs the versions its predecessor left.
    scope: { id: `marks-${closing}` },
    mutationFn: async (changes: readonly Mark[]) => {
      const unsent = changes.filter((change) => latest.current.marks.get(change.orderId) === change)
      const before = queries.getQueryData(queryKey) ?? noMarks
      const versioned = unsent.map((mark) => ({ ...mark, version: markOf(before, mark.orderId).version }))
      const kept: Mark[] = []
      await storeMarks(closing, versioned, (answer) => {
        const sent = new Map(unsent.map((mark) => [mark.orderId, mark]))
        const lost: Mark[] = []
        for (const now of [...answer.kept, ...answer.refused]) {
          const mark = sent.get(now.orderId)
          if (mark) (isStored(mark, now) ? kept : lost).push(mark)
        }
        queries.setQueryData(queryKey, (marks = noMarks) =>
          withMarks(marks, [...answer.kept, ...answer.refused]),
        )
        update((now) => settleUnsaved(now, kept, lost))
      })
      return { kept, undone: kept.map(({ orderId }) => withoutVersion(markOf(before, orderId))) }
    },
    onError: (error) => update((now) => ({ ...now, failure: saveFailureMessage(error) })),
  })

  const mark = useCallback(
    (changes: readonly Mark[]) => {
      update((now) => addUnsaved(now, changes))
      mutate(changes, {
        onSuccess: ({ kept, undone }) => kept.length > 0 && showMarkedNotice(kept, () => mark(undone)),
      })
    },
    [update, mutate],
  )
  const marks = useMemo(() => withUnsaved(stored, unsaved), [stored, unsaved])
  return useMemo(
    () => ({
      marks,
      unsaved,
      mark,
      retry: () => {
        update((now) => ({ ...now, failure: null }))
        mark([...latest.current.marks.values()])
      },
      discard: () => update((now) => ({ ...noUnsavedMarks, refused: now.refused })),
      overwrite: () => mark([...latest.current.refused.values()]),
      keepStored: () => update((now) => ({ ...now, refused: new Map() })),
    }),
    [marks, unsaved, mark, update],
  )
}

function withoutVersion({ version: _, ...mark }: ReturnType<typeof markOf>): Mark {
  return mark
}

/** Stores marks, as many in one call as it takes; `onAnswer` gets the answer of each call. */
async function storeMarks(
  id: string,
  marks: readonly ClosingOrder[],
  onAnswer: (answer: KeptOrders) => void,
): Promise<void> {
  for (let start = 0; start < marks.length; start += mostOrdersAtOnce) {
    const orders = marks.slice(start, start + mostOrdersAtOnce)
    onAnswer(await call(putAnalysisOrders, { params: { id }, body: { orders } }))
  }
}
