import { useAskBeforeLeaving } from '../../../saving/use-ask-before-leaving.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import type { UnsavedMarks } from '../contest/marks/marks-outbox.ts'
import { nameMonth } from '../model/months.ts'
import { useMonth } from '../worker/rows/open-month.tsx'
import { texts } from './texts.ts'

export type UnsavedChanges = 'files' | 'marks' | 'note'

/** What on this screen is not stored anywhere; null if everything is. */
export function unsavedChanges(
  areFilesStored: boolean,
  { marks, refused }: Pick<UnsavedMarks, 'marks' | 'refused'>,
  isDrafting: boolean,
): UnsavedChanges | null {
  if (!areFilesStored) return 'files'
  if (marks.size > 0 || refused.size > 0) return 'marks'
  return isDrafting ? 'note' : null
}

/** Asks before the page is left, closed or reloaded while something on it is not stored anywhere. */
export function LeaveDialog({ unsaved }: { unsaved: UnsavedChanges | null }) {
  const { closing } = useMonth()
  const { isAsking, stay, leave } = useAskBeforeLeaving(unsaved !== null)
  return (
    <ConfirmDialog
      holdsNavigation
      opened={isAsking}
      title={texts.leaving.title}
      message={unsaved ? texts.leaving[unsaved](nameMonth(closing)) : ''}
      confirmLabel={texts.leaving.confirm}
      cancelLabel={texts.leaving.cancel}
      onConfirm={leave}
      onCancel={stay}
    />
  )
}
