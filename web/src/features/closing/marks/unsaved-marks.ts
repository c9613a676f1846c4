import type { ClosingOrder } from '@vendaclara/contract/closing-order'
import { type Mark, type Marks, markOf, withMarks } from '../model/marks.ts'

/** The marks made on this page that are not on the server. */
export interface UnsavedMarks {
  /** Being sent, or to be sent again: shown as they were made. */
  readonly marks: ReadonlyMap<string, Mark>
  /** Why the last try failed. */
  readonly failure: string | null
  /** Of orders that another tab marked meanwhile: not shown, and sent only if the seller chooses so. */
  readonly refused: ReadonlyMap<string, Mark>
}

export const noUnsavedMarks: UnsavedMarks = { marks: new Map(), failure: null, refused: new Map() }

/** Of an order the latest mark counts. */
export function addUnsaved({ marks, failure, refused }: UnsavedMarks, made: readonly Mark[]): UnsavedMarks {
  return {
    marks: new Map([...marks, ...byId(made)]),
    failure,
    refused: without(refused, new Set(made.map(({ orderId }) => orderId))),
  }
}

/**
 * Of what was sent the server stored some marks and refused others. An order marked again meanwhile is still unsaved, but where it
 * was refused its newer mark is refused too: the seller made it without seeing the other tab's.
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

/** Whether a mark is what is stored: of a call whose answer was lost, or of two tabs that agree. */
export function isStored(mark: Mark, stored: ClosingOrder): boolean {
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
