import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Analysis, putMarks } from '@vendaclara/contract/closing'
import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { useOutboxItems } from '../../../../saving/use-outbox.ts'
import { useSession } from '../../../../session/use-session.ts'
import { saveFailureMessage } from '../../files/failure-message.ts'
import { closingQueries } from '../../files/saving/closing-queries.ts'
import { type Mark, type Marks, noMarks, withMarks } from '../../model/marks.ts'
import { showMarkedNotice } from './marked-notice.tsx'
import { marksOutbox, type UnsavedMarks, unsavedMarks, withUnsaved } from './marks-outbox.ts'

/** What is typed but not stored yet. */
export type MarkDraft = Partial<Pick<Mark, 'note' | 'recovered'>>

export interface Marking extends ReturnType<typeof useDrafts> {
  /** The marks to show: the stored ones, replaced by those not stored yet. */
  readonly marks: Marks
  readonly unsaved: UnsavedMarks
  readonly mark: (changes: readonly Mark[]) => void
  /** Sends what failed again. */
  readonly retry: () => void
  /** Drops what failed. */
  readonly discard: () => void
  /** Replaces what another tab stored by what was refused. */
  readonly overwrite: () => void
  /** Drops what was refused. */
  readonly keepStored: () => void
}

const Context = createContext<Marking | null>(null)
export const MarkingProvider = Context.Provider

/** The marks of the open month, and how to change them. */
export function useMarking(): Marking {
  const marking = useContext(Context)
  if (!marking) throw new Error('no month is open')
  return marking
}

/** What is typed, by the key of its mark, is kept while another order is shown. */
export function useDrafts() {
  const drafts = useRef(new Map<string, MarkDraft>()).current
  const [isDrafting, setDrafting] = useState(false)
  return useMemo(
    () => ({
      drafts: drafts as ReadonlyMap<string, MarkDraft>,
      isDrafting,
      /** Null if nothing is typed any more. */
      keepDraft: (key: string, draft: MarkDraft | null) => {
        if (draft) drafts.set(key, draft)
        else drafts.delete(key)
        setDrafting(drafts.size > 0)
      },
    }),
    [drafts, isDrafting],
  )
}

/** The marks of a closing's orders, and how to change them: at once on the page, then on the server. */
export function useMarks({ id: closing, marketplace }: Pick<Analysis, 'id' | 'marketplace'>): Marking {
  const { user } = useSession()
  const queries = useQueryClient()
  const stored = useQuery(closingQueries.marks(user, closing)).data ?? noMarks
  const outbox = useMemo(() => {
    const { queryKey } = closingQueries.marks(user, closing)
    const opened = marksOutbox({
      stored: () => queries.getQueryData(queryKey) ?? noMarks,
      store: (orders) => call(putMarks, { params: { id: closing }, body: { orders: [...orders] } }),
      onAnswer: (latest) => queries.setQueryData(queryKey, (marks = noMarks) => withMarks(marks, latest)),
      onStored: (marks, before) => showMarkedNotice(marks, () => opened.addAll(before)),
      failureMessage: (error) => saveFailureMessage(error, marketplace),
    })
    return opened
  }, [queries, user, closing, marketplace])
  const items = useOutboxItems(outbox)
  const unsaved = useMemo(() => unsavedMarks(items), [items])
  const marks = useMemo(() => withUnsaved(stored, unsaved), [stored, unsaved])
  const mark = useCallback((changes: readonly Mark[]) => outbox.addAll(changes), [outbox])
  const typed = useDrafts()
  return useMemo(() => {
    const [waiting, refused] = [[...unsaved.marks.values()], [...unsaved.refused.values()]]
    return {
      ...typed,
      marks,
      unsaved,
      mark,
      retry: () => outbox.addAll(waiting),
      discard: () => outbox.remove(waiting),
      overwrite: () => outbox.addAll(refused),
      keepStored: () => outbox.remove(refused),
    }
  }, [typed, marks, unsaved, mark, outbox])
}
