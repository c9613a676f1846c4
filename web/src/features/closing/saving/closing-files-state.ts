import type { FileSlot } from '../files/chosen-files.ts'
import type { RefusedFiles } from '../files/refusal-help.ts'
import type { ReadingProgress } from '../worker/messages.ts'
import type { PendingChange } from './pending-changes.ts'

export type Stage = 'queued' | 'reading' | 'comparing' | 'saving'

export interface ReadFiles {
  /** Oldest first, like their receipts. */
  readonly files: readonly File[]
  /** The IDs of the orders of which some lines were left out. */
  readonly partlyLeftOut: readonly string[]
  /** False if this browser kept them from an earlier visit. */
  readonly ofThisVisit: boolean
}

/**
 * What is known of the files of both kinds, read in this visit or kept from an earlier one. `pending` is what was read
 * but is not stored yet.
 */
export interface ClosingFilesState {
  readonly stages: Partial<Record<FileSlot, Stage>>
  readonly progress: Partial<Record<FileSlot, ReadingProgress>>
  readonly refusals: Partial<Record<FileSlot, RefusedFiles>>
  readonly orders: ReadFiles | null
  readonly income: ReadFiles | null
  readonly pending: readonly PendingChange[]
  /** The income just read may have paid orders of other closings, and that is not stored yet. */
  readonly lateUnsettled: boolean
  readonly saveFailure: string | null
  /** Another tab has stored files since this one loaded the data it compares with. */
  readonly conflict: boolean
}

export type ClosingFilesEvent =
  | { readonly type: 'stage'; readonly slot: FileSlot; readonly stage: Stage }
  | { readonly type: 'progress'; readonly slot: FileSlot; readonly progress: ReadingProgress }
  | { readonly type: 'refused'; readonly slot: FileSlot; readonly refused: RefusedFiles }
  | { readonly type: 'read'; readonly slot: FileSlot; readonly read: ReadFiles }
  | ({ readonly type: 'at-hand' } & { readonly [Slot in FileSlot]: ReadFiles | null })
  | { readonly type: 'pending'; readonly pending: readonly PendingChange[] }
  | { readonly type: 'late'; readonly unsettled: boolean }
  | { readonly type: 'save-failed'; readonly message: string }
  | { readonly type: 'conflict' }
  | { readonly type: 'save-cancelled' }
  | { readonly type: 'done'; readonly slot: FileSlot }

export const noFiles: ClosingFilesState = {
  stages: {},
  progress: {},
  refusals: {},
  orders: null,
  income: null,
  pending: [],
  lateUnsettled: false,
  saveFailure: null,
  conflict: false,
}

export function reduceClosingFiles(state: ClosingFilesState, event: ClosingFilesEvent): ClosingFilesState {
  switch (event.type) {
    case 'stage':
      return {
        ...state,
        stages: { ...state.stages, [event.slot]: event.stage },
        progress: without(state.progress, event.slot),
        refusals: event.stage === 'saving' ? state.refusals : without(state.refusals, event.slot),
        saveFailure: event.stage === 'queued' ? state.saveFailure : null,
        conflict: event.stage === 'queued' && state.conflict,
      }
    case 'progress':
      return { ...state, progress: { ...state.progress, [event.slot]: event.progress } }
    case 'refused':
      return { ...state, refusals: { ...state.refusals, [event.slot]: event.refused } }
    case 'read':
      return { ...state, [event.slot]: event.read }
    case 'at-hand':
      return { ...state, orders: event.orders, income: event.income }
    case 'pending':
      return { ...state, pending: event.pending }
    case 'late':
      return { ...state, lateUnsettled: event.unsettled }
    case 'save-failed':
      return { ...state, saveFailure: event.message }
    case 'conflict':
      return { ...state, conflict: true }
    case 'save-cancelled':
      return { ...noFiles, stages: state.stages }
    case 'done':
      return {
        ...state,
        stages: without(state.stages, event.slot),
        progress: without(state.progress, event.slot),
      }
  }
}

function without<Value>(of: Partial<Record<FileSlot, Value>>, slot: FileSlot) {
  const { [slot]: _, ...rest } = of
  return rest
}
