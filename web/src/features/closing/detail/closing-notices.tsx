import type { AnalysisSummary } from '@vendaclara/contract/closing'
import type { OrderMonths } from '@vendaclara/contract/closing-receipt'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import { texts } from '../texts.ts'
import { findOtherMonth } from './find-other-month.ts'
import { nameMonth } from './name-month.ts'

interface ClosingNoticesProps {
  closing: AnalysisSummary
  orderMonths: OrderMonths | undefined
  saveFailure: string | null
  /** The closing itself is stored, and what its income paid of other ones is not. */
  onlyLate: boolean
  onRetrySave: () => void
}

/** What must be known before the figures are read. */
export function ClosingNotices({
  closing,
  orderMonths,
  saveFailure,
  onlyLate,
  onRetrySave,
}: ClosingNoticesProps) {
  const { quantity, unmatched, outdated } = closing.figures
  const otherMonth = orderMonths && findOtherMonth(orderMonths, closing)
  return (
    <>
      {saveFailure !== null && (
        <FailureAlert
          title={onlyLate ? texts.files.lateFailed : texts.files.saveFailed}
          message={
            onlyLate ? texts.files.lateFailedText(saveFailure) : texts.files.saveFailedText(saveFailure)
          }
          retryLabel={texts.retry}
          onRetry={onRetrySave}
        />
      )}
      {otherMonth && (
        <WarningAlert title={texts.files.otherMonthTitle(otherMonth.percent)}>
          {texts.files.otherMonthText(otherMonth.percent, nameMonth(otherMonth), nameMonth(closing))}
        </WarningAlert>
      )}
      {outdated && <WarningAlert title={texts.files.outdatedTitle}>{texts.files.outdatedText}</WarningAlert>}
      {!outdated && quantity === 0 && unmatched > 0 && (
        <WarningAlert title={texts.files.strangersTitle}>{texts.files.strangersText}</WarningAlert>
      )}
    </>
  )
}
