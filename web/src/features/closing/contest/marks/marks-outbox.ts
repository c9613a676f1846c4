import { markKey, mostMarksAtOnce, type OrderMark, type StoredMarks } from '@vendaclara/contract/closing'
import { Outbox, type OutboxItem } from '../../../../saving/outbox.ts'
import { noStorage } from '../../../../saving/outbox-storage.ts'
import { type Mark, type Marks, markOf, withMarks } from '../../model/marks.ts'

interface MarksOutboxOptions {
  /** The marks that are stored, as far as the page knows. */
  readonly stored: () => Marks
  /** Stores as many marks as one call accepts. */
  readonly store: (marks: readonly OrderMark[]) => Promise<StoredMarks>
  /** Called with the marks that the server has now for some orders. */
  readonly onAnswer: (marks: readonly OrderMark[]) => void
  /** Called when marks were stored; `before` is what they were. */
  readonly onStored: (marks: readonly Mark[], before: readonly Mark[]) => void
  readonly failureMessage: (error: unknown) => string
}

/**
 * Sends the marks of a closing to the server, one call at a time: each call needs the versions that the one before it
 * left.
 */
export function marksOutbox({
  stored,
  store,
  onAnswer,
  onStored,
  failureMessage,
}: MarksOutboxOptions): Outbox<Mark> {
  const actions = new WeakMap<Mark, readonly Mark[]>()
  const outbox = new Outbox<Mark>({
    keyOf: markKey,
    storage: noStorage(),
    // Only marks made in one action are sent together, because the notice that follows offers to undo exactly these.
    travelTogether: (one, other) => actions.get(one) === actions.get(other),
    mostTogether: Number.POSITIVE_INFINITY,
    send: async (marks, settle) => {
      const before = stored()
      const kept: Mark[] = []
      try {
        for (let start = 0; start < marks.length; start += mostMarksAtOnce) {
          const sent = marks.slice(start, start + mostMarksAtOnce)
          const answer = await store(sent.map((mark) => ({ ...mark, version: markOf(before, mark).version })))
          const latest = new Map([...answer.kept, ...answer.refused].map((now) => [markKey(now), now]))
          onAnswer([...latest.values()])
          const ofThese = sent.filter((mark) => isStored(mark, latest.get(markKey(mark))))
          kept.push(...ofThese)
          settle(ofThese, { kind: 'done' })
          settle(sent, { kind: 'conflict' })
        }
      } catch (error) {
        settle(marks, { kind: 'refused', message: failureMessage(error) })
        return { kind: 'done' }
      }
      if (kept.length > 0) {
        onStored(
          kept,
          kept.map((mark) => withoutVersion(markOf(before, mark))),
        )
      }
      return { kind: 'done' }
    },
  })
  const addAll = outbox.addAll.bind(outbox)
  outbox.addAll = (marks) => {
    for (const mark of marks) actions.set(mark, marks)
    addAll(marks)
  }
  return outbox
}

/** The marks made on this page that are not on the server. */
export interface UnsavedMarks {
  /** Being sent, or to be sent again; they are shown as they were made. */
  readonly marks: ReadonlyMap<string, Mark>
  /** Why the last attempt failed; null if it did not. */
  readonly failure: string | null
  /**
   * Marks of orders that another tab has marked since then. They are not shown, and only sent if the seller chooses so.
   */
  readonly refused: ReadonlyMap<string, Mark>
}

export function unsavedMarks(items: readonly OutboxItem<Mark>[]): UnsavedMarks {
  const failed = items.map(({ state }) => state).find(({ kind }) => kind === 'refused')
  return {
    marks: byKey(items.filter(({ state }) => state.kind !== 'conflict')),
    failure: failed?.kind === 'refused' ? failed.message : null,
    refused: byKey(items.filter(({ state }) => state.kind === 'conflict')),
  }
}

/** The stored marks, replaced by the unsaved ones where there are any. */
export function withUnsaved(stored: Marks, { marks }: UnsavedMarks): Marks {
  if (marks.size === 0) return stored
  const shown = [...marks.values()].map((mark) => ({
    ...mark,
    version: markOf(stored, mark).version,
  }))
  return withMarks(stored, shown)
}

/** Whether a mark is stored already: the answer of its call was lost, or another tab stored the same. */
function isStored(mark: Mark, stored: OrderMark | undefined): boolean {
  return (
    mark.state === stored?.state &&
    mark.note === stored.note &&
    mark.recovered === stored.recovered &&
    mark.date === stored.date
  )
}

function byKey(items: readonly OutboxItem<Mark>[]): ReadonlyMap<string, Mark> {
  return new Map(items.map(({ change }) => [markKey(change), change]))
}

function withoutVersion({ version: _, ...mark }: OrderMark): Mark {
  return mark
}
