import { Button, CloseButton, Group, Modal, Text, Title } from '@mantine/core'
import { memo, useId, useState } from 'react'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import type { ListingsByMarketplace } from '../listing/listing.ts'
import { marketplaces } from '../listing/marketplaces.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { choosing } from './fee-step.ts'
import classes from './fees.module.css'
import { tableAnswers } from './table-answers.ts'
import { texts } from './texts.ts'
import { todayInBrazil } from './today-in-brazil.ts'
import { todaysTable } from './todays-table.ts'
import { useFeeQuestion } from './use-fee-question.ts'
import { type FeeDesk, useSaveFees } from './use-save-fees.ts'
import { useWideDialog } from './use-wide-dialog.ts'

interface FeeQuestionProps {
  desk: FeeDesk
  listings: ListingsByMarketplace
}

/** Asked at the first use. It stands beside the work and waits; with listings saved, it shows what the answer changes. */
function PlainFeeQuestion({ desk, listings }: FeeQuestionProps) {
  const { isAsked, dismiss } = useFeeQuestion(desk.settings)
  const [isPreviewing, setPreviewing] = useState(false)
  const endPreview = () => setPreviewing(false)
  const { save, isSaving, failure } = useSaveFees(desk, endPreview)
  const title = useId()
  const wide = useWideDialog()
  if (!isAsked) return null
  const today = todayInBrazil()
  const answers = tableAnswers(today)
  const chooseToday = choosing(answers.today)
  const hasListings = marketplaces.some((marketplace) => listings[marketplace].length > 0)
  const names = marketplaces.map((marketplace) => todaysTable(marketplace, today).name).join('; ')
  return (
    <aside className={classes.question} aria-labelledby={title}>
      <Title order={2} id={title} fz="md" pr={36}>
        {texts.question.title}
      </Title>
      <CloseButton className={classes.questionClose} aria-label={texts.question.later} onClick={dismiss} />
      <Text size="sm" c="dimmed">
        {texts.question.text}{' '}
        <Text span inherit visibleFrom="md">
          {texts.question.todayNames(names)}
        </Text>
      </Text>
      {failure && <FailureAlert title={texts.failed} message={failure} />}
      <Group gap="xs">
        <Button
          variant="default"
          size="sm"
          px="sm"
          disabled={isSaving}
          onClick={() => save(choosing(answers.specification).proposal)}
        >
          {texts.question.specification}
        </Button>
        <Button
          variant="default"
          size="sm"
          px="sm"
          disabled={isSaving}
          onClick={() => (hasListings ? setPreviewing(true) : save(chooseToday.proposal))}
        >
          {texts.question.today}
        </Button>
      </Group>
      <Modal {...wide} opened={isPreviewing} onClose={endPreview} title={texts.tab}>
        <ConfirmStep
          step={chooseToday}
          desk={desk}
          listings={listings}
          onBack={endPreview}
          onSaved={endPreview}
        />
      </Modal>
    </aside>
  )
}

export const FeeQuestion = memo(PlainFeeQuestion)
