import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { useSession } from '../../../session/use-session.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { closingQueries } from '../closing-queries.ts'
import { fullYear } from '../list/group-by-year.ts'
import { texts } from '../texts.ts'
import { useMarks } from '../working/use-marks.tsx'
import { ClosingHeader } from './closing-header.tsx'
import { ClosingNotices } from './closing-notices.tsx'
import { FileCards } from './files/file-cards.tsx'
import { nameMonth } from './name-month.ts'
import { ResultsSections } from './results/results-sections.tsx'
import { ConflictNotice } from './storing/conflict-notice.tsx'
import { unsavedWork } from './storing/unsaved-work.ts'
import { useClosingFiles } from './storing/use-closing-files.ts'
import { SummaryBand } from './summary-band.tsx'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'
import { useDeleteClosing } from './use-delete-closing.ts'
import { useOrderMonths } from './use-order-months.ts'
import { usePassingNotice } from './use-passing-notice.ts'

/** How long 'orders first' is shown (specification, section 9). */
const ordersFirstMilliseconds = 10_000

interface ClosingDetailProps {
  stored: AnalysisSummary
}

export function ClosingDetail({ stored }: ClosingDetailProps) {
  const { user } = useSession()
  const { data: rows, error, refetch } = useQuery(closingQueries.rows(user, stored.id))
  const ordersFirst = usePassingNotice(ordersFirstMilliseconds)
  const files = useClosingFiles(stored, rows, ordersFirst.show)
  const { closing, state, take, retrySave, cancel } = files
  const name = `${closing.month} ${fullYear(closing.year)}`
  const orderMonths = useOrderMonths(closing)
  const removal = useDeleteClosing(closing.id)
  const marking = useMarks(closing.id)
  const unsaved = unsavedWork(state, marking.unsaved)
  const leaving = useAskBeforeLeaving(unsaved !== null && !removal.isPending)
  return (
    <Stack gap="lg">
      <title>{`${name} · ${texts.list.title} · ${texts.product}`}</title>
      <ClosingHeader closing={closing} removal={removal} />
      <FileCards
        closing={closing}
        orderMonths={orderMonths}
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
        orderMonths={orderMonths}
        saveFailure={state.saveFailure}
        onlyLate={state.pending.length === 0}
        onRetrySave={retrySave}
      />
      <SummaryBand closing={closing} />
      <ResultsSections closing={closing} marking={marking} failure={error} onRetry={refetch} />
      <ConfirmDialog
        opened={leaving.asking}
        title={texts.leaving.title}
        message={unsaved ? texts.leaving[unsaved](nameMonth(closing)) : ''}
        confirmLabel={texts.leaving.confirm}
        cancelLabel={texts.leaving.cancel}
        onConfirm={leaving.leave}
        onCancel={leaving.stay}
      />
    </Stack>
  )
}
