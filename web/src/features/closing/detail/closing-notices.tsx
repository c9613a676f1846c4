import type { Closing } from '@vendaclara/contract/closing'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import { texts } from '../texts.ts'

interface ClosingNoticesProps {
  closing: Closing
  saveFailure: string | null
  onRetrySave: () => void
}

/** What must be known before the figures are read. */
export function ClosingNotices({ closing, saveFailure, onRetrySave }: ClosingNoticesProps) {
  const { quantity, unmatched, outdated } = closing
  return (
    <>
      {saveFailure !== null && (
        <FailureAlert
          title={texts.files.saveFailed}
          message={texts.files.saveFailedText(saveFailure)}
          retryLabel={texts.retry}
          onRetry={onRetrySave}
        />
      )}
      {outdated && <WarningAlert title={texts.files.outdatedTitle}>{texts.files.outdatedText}</WarningAlert>}
      {!outdated && quantity === 0 && unmatched.length > 0 && (
        <WarningAlert title={texts.files.strangersTitle}>{texts.files.strangersText}</WarningAlert>
      )}
    </>
  )
}
