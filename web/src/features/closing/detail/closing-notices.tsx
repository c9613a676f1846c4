import type { ListedAnalysis, OrderMonths } from '@vendaclara/contract/closing'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { nameMonth } from '../model/months.ts'
import { findOtherMonth } from '../model/order-months.ts'
import { texts as closingTexts } from '../texts.ts'
import { texts } from './texts.ts'

interface ClosingNoticesProps {
  closing: ListedAnalysis
  orderMonths: OrderMonths | undefined
  saveFailure: string | null
  onRetrySave: () => void
}

/** What the seller must know before reading the figures. */
export function ClosingNotices({ closing, orderMonths, saveFailure, onRetrySave }: ClosingNoticesProps) {
  const { matched, unmatched, isSent } = closing.figures
  const words = marketplaceWords[closing.marketplace]
  const otherMonth = orderMonths && findOtherMonth(orderMonths, closing)
  return (
    <>
      {saveFailure !== null && (
        <FailureAlert
          title={texts.notices.saveFailed}
          message={texts.notices.saveFailedText(saveFailure)}
          retryLabel={closingTexts.retry}
          onRetry={onRetrySave}
        />
      )}
      {otherMonth && !otherMonth.isUsual && (
        <WarningAlert title={texts.notices.otherMonthTitle(otherMonth.percent)}>
          {texts.notices.otherMonthText(otherMonth.percent, nameMonth(otherMonth), nameMonth(closing))}
        </WarningAlert>
      )}
      {isSent && <WarningAlert title={texts.notices.sentTitle}>{texts.notices.sentText(words)}</WarningAlert>}
      {!isSent && closing.figures.hasResults && matched === 0 && unmatched > 0 && (
        <WarningAlert title={texts.notices.strangersTitle}>{texts.notices.strangersText(words)}</WarningAlert>
      )}
    </>
  )
}
