import type { ReadingProgress } from '../../worker/messages.ts'
import type { FileSlot } from '../../worker/reading/chosen-files.ts'
import type { RefusedFiles } from '../refusal-help.ts'
import { nothingUnsaved, type UnsavedFiles } from './unsaved-files.ts'

export type Stage = 'queued' | 'reading' | 'comparing' | 'saving'

/** What is being done with the files of both kinds. */
export interface ClosingFilesState extends UnsavedFiles {
  readonly stages: Partial<Record<FileSlot, Stage>>
  readonly progress: Partial<Record<FileSlot, ReadingProgress>>
  readonly refusals: Partial<Record<FileSlot, RefusedFiles>>
  readonly saveFailure: string | null
}

export type ClosingFilesEvent =
  | { readonly type: 'stage'; readonly slot: FileSlot; readonly stage: Stage }
  | { readonly type: 'progress'; readonly slot: FileSlot; readonly progress: ReadingProgress }
  | { readonly type: 'refused'; readonly slot: FileSlot; readonly refused: RefusedFiles }
  | ({ readonly type: 'changed' } & UnsavedFiles)
  | { readonly type: 'save-failed'; readonly message: string }
  | { readonly type: 'discarded' }
  | { readonly type: 'done'; readonly slot: FileSlot }

export const noFiles: ClosingFilesState = {
  stages: {},
  progress: {},
  refusals: {},
  ...nothingUnsaved,
  saveFailure: null,
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
      }
    case 'progress':
      return { ...state, progress: { ...state.progress, [event.slot]: event.progress } }
    case 'refused':
      return { ...state, refusals: { ...state.refusals, [event.slot]: event.refused } }
    case 'changed':
      return { ...state, pending: event.pending, gone: event.gone }
    case 'save-failed':
      return { ...state, saveFailure: event.message }
    case 'discarded':
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
