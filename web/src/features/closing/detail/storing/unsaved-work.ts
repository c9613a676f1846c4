import type { UnsavedMarks } from '../../working/unsaved-marks.ts'
import type { ClosingFilesState } from './closing-files-state.ts'

export type UnsavedWork = 'files' | 'late' | 'marks'

/** What of this screen is stored nowhere; null when nothing is. */
export function unsavedWork(
  { pending, lateUnsettled }: Pick<ClosingFilesState, 'pending' | 'lateUnsettled'>,
  { marks, refused }: Pick<UnsavedMarks, 'marks' | 'refused'>,
): UnsavedWork | null {
  if (pending.length > 0) return 'files'
  if (marks.size > 0 || refused.size > 0) return 'marks'
  return lateUnsettled ? 'late' : null
}
