import type { ClosingOrder } from '@vendaclara/contract/closing-order'
import { type Mark, type Marks, markOf, withMarks } from '../model/marks.ts'

/** What was said of orders on this page and is not on the server. */
export interface UnsavedMarks {
  /** Being sent, or to be sent again: shown as they were said. */
  readonly marks: ReadonlyMap<string, Mark>
  /** Why the last try failed. */
  readonly failure: string | null
  /** What another tab was faster than: not shown, and sent only if the seller insists. */
  readonly refused: ReadonlyMap<string, Mark>
}

export const noUnsavedMarks: UnsavedMarks = { marks: new Map(), failure: null, refused: new Map() }

/** The latest that is said of an order stands. */
export function addUnsaved({ marks, failure, refused }: UnsavedMarks, said: readonly Mark[]): UnsavedMarks {
  return {
    marks: new Map([...marks, ...byId(said)]),
    failure,
    refused: without(refused, new Set(said.map(({ orderId }) => orderId))),
  }
}

/**
 * Of what was sent the server kept some and refused others. What was said anew meanwhile is still unsaved, but of an order that
 * was refused it is refused too: it was said before the seller saw what another tab said.
 */
export function settleUnsaved(
  { marks, failure, refused }: UnsavedMarks,
  kept: readonly Mark[],
  lost: readonly Mark[],
): UnsavedMarks {
  const settled = [...kept.filter((mark) => marks.get(mark.orderId) === mark), ...lost]
  const left = without(marks, new Set(settled.map(({ orderId }) => orderId)))
  return {
    marks: left,
    failure: left.size > 0 ? failure : null,
    refused: new Map([...refused, ...byId(lost.map((mark) => marks.get(mark.orderId) ?? mark))]),
  }
}

/** The stored marks with the unsaved ones over them. */
export function withUnsaved(stored: Marks, { marks }: UnsavedMarks): Marks {
  if (marks.size === 0) return stored
  const shown = [...marks.values()].map((mark) => ({
    ...mark,
    version: markOf(stored, mark.orderId).version,
  }))
  return withMarks(stored, shown)
}

/** Whether what is stored says what was to be said: a call whose answer was lost, or two tabs of one mind. */
export function isSaid(mark: Mark, stored: ClosingOrder): boolean {
  return (
    mark.state === stored.state &&
    mark.note === stored.note &&
    mark.recovered === stored.recovered &&
    mark.date === stored.date
  )
}

function byId(marks: readonly Mark[]): (readonly [string, Mark])[] {
  return marks.map((mark) => [mark.orderId, mark] as const)
}

function without(marks: ReadonlyMap<string, Mark>, ids: ReadonlySet<string>): ReadonlyMap<string, Mark> {
  return new Map([...marks].filter(([id]) => !ids.has(id)))
}
