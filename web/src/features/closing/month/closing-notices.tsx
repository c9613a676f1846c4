import { Text } from '@mantine/core'
import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import type { MonthDoubts } from '../contest/marks/doubts.ts'
import { monthSentence } from '../files/report-texts.ts'
import { warningSentence } from '../files/warning-texts.ts'
import type { ReasonWords } from '../model/marketplaces/marketplace.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { nameMonth } from '../model/months.ts'
import { findOtherMonth } from '../model/order-months.ts'
import { texts as closingTexts } from '../texts.ts'
import { useMonth } from '../worker/rows/open-month.tsx'
import { texts } from './texts.ts'

interface ClosingNoticesProps {
  saveFailure: string | null
  onRetrySave: () => void
  /** Null if the figures can be relied on. */
  doubts: MonthDoubts | null
}

function differingText(
  doubt: NonNullable<MonthDoubts['differing']>,
  matched: number,
  marketplace: ClosingMarketplace,
): string {
  if (doubt.kind !== 'most-differ') return monthSentence(doubt, marketplace)
  const { orders, reason } = doubt
  const words = marketplaceWords[marketplace]
  if (reason === undefined) return texts.notices.mostDiffer(orders, matched, words)
  if (reason === 'nothing') return texts.notices.nothing(orders, words)
  if (reason === 'cancelled') return texts.notices.paidCancelled(orders, words)
  if (reason === 'refunded') return texts.notices.paidReturned(orders, words)
  if (reason === 'fees') return texts.notices.otherFees(orders, words)
  const reasons: Readonly<Record<string, ReasonWords>> = words.reasons
  return texts.notices.otherColumn(orders, reasons[reason]?.sentence ?? '', words)
}

/** What the seller must know before reading the figures. */
export function ClosingNotices({ saveFailure, onRetrySave, doubts }: ClosingNoticesProps) {
  const { closing, totals } = useMonth()
  const orderMonths = totals?.orders?.months
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
      {doubts && (
        <WarningAlert title={texts.notices.doubtTitle}>
          {doubts.warnings.map((warning) => (
            <Text key={warning.kind + warning.columns.join()} size="sm">
              {warningSentence(warning)}
            </Text>
          ))}
          {doubts.differing && (
            <Text size="sm">{differingText(doubts.differing, matched, closing.marketplace)}</Text>
          )}
          <Text size="sm">{texts.notices.doubtText}</Text>
        </WarningAlert>
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
