import { Button, Group, Text } from '@mantine/core'
import type { AnalysisSummary, OrderMonths } from '@vendaclara/contract/closing'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import type { MonthDoubts } from '../marks/doubts.ts'
import { marketplaceWords } from '../model/marketplaces/marketplaces.ts'
import { nameMonth } from '../model/months.ts'
import { findOtherMonth } from '../model/order-months.ts'
import { texts as closingTexts } from '../texts.ts'
import { texts } from './texts.ts'
import { texts as uploadTexts } from './upload/texts.ts'

interface ClosingNoticesProps {
  closing: AnalysisSummary
  orderMonths: OrderMonths | undefined
  saveFailure: string | null
  /** The closing itself is stored, but not what its income paid for other ones. */
  onlyLate: boolean
  onRetrySave: () => void
  /** Null if the figures can be relied on. */
  doubts: MonthDoubts | null
}

/** What the seller must know before reading the figures. */
export function ClosingNotices({
  closing,
  orderMonths,
  saveFailure,
  onlyLate,
  onRetrySave,
  doubts,
}: ClosingNoticesProps) {
  const { matched, unmatched, outdated } = closing.figures
  const words = marketplaceWords[closing.marketplace]
  const otherMonth = orderMonths && findOtherMonth(orderMonths, closing)
  return (
    <>
      {saveFailure !== null && (
        <FailureAlert
          title={onlyLate ? texts.notices.lateFailed : texts.notices.saveFailed}
          message={
            onlyLate ? texts.notices.lateFailedText(saveFailure) : texts.notices.saveFailedText(saveFailure)
          }
          retryLabel={closingTexts.retry}
          onRetry={onRetrySave}
        />
      )}
      {doubts && (
        <WarningAlert title={texts.notices.doubtTitle}>
          {doubts.warnings.map((warning) => (
            <Text key={warning.kind + warning.columns.join()} size="sm">
              {uploadTexts.receipt.warnings[warning.kind](warning)}
            </Text>
          ))}
          {doubts.differing > 0 && (
            <Text size="sm">{texts.notices.mostDiffer(doubts.differing, matched, words)}</Text>
          )}
          <Text size="sm">{texts.notices.doubtText}</Text>
        </WarningAlert>
      )}
      {otherMonth && !otherMonth.isUsual && (
        <WarningAlert title={texts.notices.otherMonthTitle(otherMonth.percent)}>
          {texts.notices.otherMonthText(otherMonth.percent, nameMonth(otherMonth), nameMonth(closing))}
        </WarningAlert>
      )}
      {outdated && (
        <WarningAlert title={texts.notices.outdatedTitle}>{texts.notices.outdatedText(words)}</WarningAlert>
      )}
      {!outdated && matched === 0 && unmatched > 0 && (
        <WarningAlert title={texts.notices.strangersTitle}>{texts.notices.strangersText(words)}</WarningAlert>
      )}
    </>
  )
}

interface ConflictNoticeProps {
  onShow: () => void
  onOverwrite: () => void
}

/** Another tab stored files of this closing. They are only overwritten if the seller chooses so. */
export function ConflictNotice({ onShow, onOverwrite }: ConflictNoticeProps) {
  return (
    <WarningAlert role="alert" title={texts.notices.conflictTitle}>
      <Text size="sm">{texts.notices.conflictText}</Text>
      <Group gap={8} mt="sm">
        <Button size="sm" onClick={onShow}>
          {texts.notices.conflictShow}
        </Button>
        <Button size="sm" variant="default" onClick={onOverwrite}>
          {texts.notices.conflictOverwrite}
        </Button>
      </Group>
    </WarningAlert>
  )
}
