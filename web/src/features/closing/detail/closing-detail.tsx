import { Stack } from '@mantine/core'
import type { Closing } from '@vendaclara/contract/closing'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { fullYear } from '../list/group-by-year.ts'
import { texts } from '../texts.ts'
import { useMarks } from '../working/use-marks.tsx'
import { ClosingHeader } from './closing-header.tsx'
import { ClosingNotices } from './closing-notices.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { FileCards } from './file-cards.tsx'
import { ResultsSections } from './results-sections.tsx'
import { SummaryBand } from './summary-band.tsx'
import { unsavedWork } from './unsaved-work.ts'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'
import { useClosingFiles } from './use-closing-files.ts'
import { useDeleteClosing } from './use-delete-closing.ts'
import { usePassingNotice } from './use-passing-notice.ts'

/** How long 'orders first' is shown (specification, section 9). */
const ordersFirstMilliseconds = 10_000

interface ClosingDetailProps {
  stored: Closing
}

export function ClosingDetail({ stored }: ClosingDetailProps) {
  const ordersFirst = usePassingNotice(ordersFirstMilliseconds)
  const files = useClosingFiles(stored, ordersFirst.show)
  const { closing, state, take, retrySave, cancel } = files
  const name = `${closing.month} ${fullYear(closing.year)}`
  const removal = useDeleteClosing(closing.id)
  const marking = useMarks(closing.id)
  const unsaved = unsavedWork(state, marking.unsaved)
  const leaving = useAskBeforeLeaving(unsaved !== null && !removal.isPending)
  return (
    <Stack gap="lg">
      <title>{`${name} · ${texts.list.title} · ${texts.product}`}</title>
      <ClosingHeader name={name} removal={removal} />
      <FileCards
        closing={closing}
        state={state}
        ordersFirst={ordersFirst.shown}
        onFiles={(slot, files) => {
          ordersFirst.hide()
          take(slot, files)
        }}
        onCancel={cancel}
      />
      {state.conflict && <ConflictNotice onShow={files.giveUp} onOverwrite={files.overwrite} />}
      <ClosingNotices
        closing={closing}
        saveFailure={state.saveFailure}
        onlyLate={state.pending.length === 0}
        onRetrySave={retrySave}
      />
      <SummaryBand closing={closing} />
      <ResultsSections closing={closing} marking={marking} />
      <ConfirmDialog
        opened={leaving.asking}
        title={texts.leaving.title}
        message={unsaved ? texts.leaving[unsaved](name) : ''}
        confirmLabel={texts.leaving.confirm}
        cancelLabel={texts.leaving.cancel}
        onConfirm={leaving.leave}
        onCancel={leaving.stay}
      />
    </Stack>
  )
}
