import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { UnsavedMarks } from '../marks/marks-outbox.ts'
import type { ClosingFilesState } from '../saving/closing-files-state.ts'
import { texts } from './texts.ts'

export type UnsavedChanges = 'files' | 'late' | 'marks'

/** What of this screen is stored nowhere; null when nothing is. */
export function unsavedChanges(
  { pending, lateUnsettled }: Pick<ClosingFilesState, 'pending' | 'lateUnsettled'>,
  { marks, refused }: Pick<UnsavedMarks, 'marks' | 'refused'>,
): UnsavedChanges | null {
  if (pending.length > 0) return 'files'
  if (marks.size > 0 || refused.size > 0) return 'marks'
  return lateUnsettled ? 'late' : null
}

interface LeaveDialogProps {
  month: string
  unsaved: UnsavedChanges | null
}

/** Asks before the page is left, closed or reloaded while something on it is stored nowhere. */
export function LeaveDialog({ month, unsaved }: LeaveDialogProps) {
  const isUnsaved = unsaved !== null
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  useEffect(() => {
    if (!isUnsaved && blocker.state === 'blocked') blocker.proceed()
  }, [isUnsaved, blocker])
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={texts.leaving.title}
      message={unsaved ? texts.leaving[unsaved](month) : ''}
      confirmLabel={texts.leaving.confirm}
      cancelLabel={texts.leaving.cancel}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  )
}
