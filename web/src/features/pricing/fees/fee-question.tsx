import { Button, Group, Modal, Text } from '@mantine/core'
import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import type { ShopConfig } from '@vendaclara/contract/shop'
import { brazilianDay } from '@vendaclara/core/calendar'
import { defaultTable, type Marketplace, marketplaces, priceListing } from '@vendaclara/core/pricing'
import { memo, useState } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { useStoredValue } from '../../../storage/stored-value.ts'
import { useDay } from '../../../ui/days.ts'
import { useBackCloses } from '../../../ui/dialogs/back-closes.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { formatBrl } from '../../../ui/number-formats.ts'
import { tableAnswers, todaysTable } from '../model/tables-in-use.ts'
import { useWideDialog } from '../model/use-wide-dialog.ts'
import { feeQuestion, isUnanswered } from '../saving/fee-question.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { FeeAside } from './fee-notice.tsx'
import { choosing } from './fee-step.ts'
import { texts } from './texts.ts'
import { type FeeContext, useSaveFees } from './use-save-fees.ts'

interface FeeQuestionProps {
  context: FeeContext
  /** The marketplaces that have listings. */
  inUse: readonly Marketplace[]
}

/** Asked at the first use, beside the work. If there are saved listings, it previews what the answer changes. */
function PlainFeeQuestion({ context, inUse }: FeeQuestionProps) {
  const { isAsked, dismiss } = useFeeQuestion(context.settings)
  const [isPreviewing, setPreviewing] = useState(false)
  const endPreview = useBackCloses(isPreviewing, () => setPreviewing(false))
  const { save, isSaving, failure } = useSaveFees(context, endPreview)
  const wide = useWideDialog()
  const today = useDay(brazilianDay)
  if (!isAsked) return null
  const answers = tableAnswers(today)
  const chooseToday = choosing(answers.today)
  const sample = sampleInWords(context.basis.config, today)
  const names = marketplaces.map((marketplace) => todaysTable(marketplace, today).name).join('; ')
  return (
    <FeeAside title={texts.question.title} later={texts.question.later} onDismiss={dismiss}>
      <Text size="sm" c="dimmed">
        {texts.question.text}{' '}
        <Text span inherit visibleFrom="md">
          {texts.question.todayNames(names)}
        </Text>
      </Text>
      {sample && <Text size="sm">{sample}</Text>}
      {failure && <FailureAlert title={texts.failed} message={failure} />}
      <Group gap="xs">
        <Button
          size="sm"
          px="sm"
          disabled={isSaving}
          onClick={() => (inUse.length > 0 ? setPreviewing(true) : save(chooseToday.proposal))}
        >
          {texts.question.today}
        </Button>
        <Button
          variant="default"
          size="sm"
          px="sm"
          disabled={isSaving}
          onClick={() => save(choosing(answers.specification).proposal)}
        >
          {texts.question.specification}
        </Button>
      </Group>
      <Modal {...wide} opened={isPreviewing} onClose={endPreview} title={texts.tab}>
        <ConfirmStep step={chooseToday} context={context} onBack={endPreview} onSaved={endPreview} />
      </Modal>
    </FeeAside>
  )
}

/** The Shopee price of a sample product under either answer; null if the shop's own costs leave no price. */
function sampleInWords(config: ShopConfig, isoDay: string): string | null {
  const product = { productCost: 50, variableCost: 0, profitMargin: 20 }
  const costs = {
    ...product,
    tax: config.charges,
    monthlyCost: config.fixCost,
    monthlyBilling: config.monthlyBilling,
  }
  const [now, before] = [todaysTable('shopee', isoDay), defaultTable('shopee')].map((table) =>
    priceListing(costs, {}, table),
  )
  if (now?.outcome !== 'priced' || before?.outcome !== 'priced') return null
  return texts.question.sample({
    cost: formatBrl(product.productCost),
    margin: `${product.profitMargin}%`,
    today: formatBrl(now.price),
    before: formatBrl(before.price),
  })
}

export const FeeQuestion = memo(PlainFeeQuestion)

/**
 * Whether to ask which fees to calculate with: nothing was chosen yet, and the question was not dismissed in this
 * browser.
 */
function useFeeQuestion(settings: FeeSettings): { isAsked: boolean; dismiss: () => void } {
  const [answer, setAnswer] = useStoredValue(feeQuestion, useSession().user)
  return { isAsked: isUnanswered(settings) && answer !== 'dismissed', dismiss: () => setAnswer('dismissed') }
}
