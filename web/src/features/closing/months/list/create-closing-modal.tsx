import 'dayjs/locale/pt-br'
import '@mantine/dates/styles.css'
import { Alert, Button, Modal, SegmentedControl, Stack, Text } from '@mantine/core'
import { DatesProvider, MonthPicker } from '@mantine/dates'
import { schemaResolver, useForm } from '@mantine/form'
import { type Analysis, wireMarketplace } from '@vendaclara/contract/closing'
import { brazilianDay } from '@vendaclara/core/calendar'
import { closingMarketplaceIds } from '@vendaclara/core/closing'
import { z } from 'zod'
import { useBackCloses } from '../../../../ui/dialogs/back-closes.ts'
import { WarningAlert } from '../../../../ui/warning-alert.tsx'
import { marketplaceWords } from '../../model/marketplaces/marketplaces.ts'
import { pickableDays, pickedMonth, titleOfMonth } from '../../model/months.ts'
import { texts as closingTexts } from '../../texts.ts'
import { texts } from './texts.ts'
import { type Picked, useCreateClosing } from './use-open-month.ts'

const picked = z.object({ marketplace: wireMarketplace, day: pickedMonth }) satisfies z.ZodType<Picked>

const marketplaceOptions = closingMarketplaceIds.map((value) => ({
  value,
  label: marketplaceWords[value].name,
}))

interface CreateClosingModalProps {
  opened: boolean
  closings: readonly Analysis[]
  onClose: () => void
}

export function CreateClosingModal({ opened, closings, onClose }: CreateClosingModalProps) {
  const form = useForm<z.input<typeof picked>>({
    initialValues: { marketplace: 'shopee', day: '' },
    validate: schemaResolver(picked, { sync: true }),
  })
  const create = useCreateClosing()
  const { first, last } = pickableDays(brazilianDay(new Date()))
  const { data: chosen } = picked.safeParse(form.values)
  const close = () => {
    form.reset()
    create.reset()
    onClose()
  }
  const leave = useBackCloses(opened, close)
  return (
    <Modal opened={opened} onClose={leave} title={texts.create.title} size="auto">
      <form onSubmit={form.onSubmit((values) => create.mutate(picked.parse(values), { onSuccess: leave }))}>
        <Stack w={280} maw="100%">
          <SegmentedControl
            aria-label={texts.create.marketplace}
            data={marketplaceOptions}
            fullWidth
            {...form.getInputProps('marketplace')}
          />
          <Text size="sm" c="dimmed">
            {texts.create.pick}
          </Text>
          <DatesProvider settings={{ locale: 'pt-br' }}>
            <MonthPicker
              value={form.values.day || null}
              onChange={(day) => form.setFieldValue('day', day ?? '')}
              minDate={first}
              maxDate={last}
              fullWidth
              ariaLabels={{
                previousYear: texts.create.previousYear,
                nextYear: texts.create.nextYear,
                previousDecade: texts.create.previousDecade,
                nextDecade: texts.create.nextDecade,
              }}
            />
          </DatesProvider>
          <Text size="sm" aria-live="polite">
            {chosen ? texts.create.chosen(titleOfMonth(chosen.day)) : texts.create.noMonth}
          </Text>
          {chosen && closings.some((closing) => isOf(closing, chosen)) && (
            <WarningAlert>{texts.create.duplicate}</WarningAlert>
          )}
          {create.error && (
            <Alert role="alert" color="red" variant="light" p="xs" title={texts.create.failed}>
              {create.error.message}
            </Alert>
          )}
          <Button type="submit" disabled={!chosen} loading={create.isPending}>
            {create.error ? closingTexts.retry : texts.create.confirm}
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}

function isOf(closing: Analysis, { marketplace, day }: Picked): boolean {
  const { month, year } = day
  return closing.marketplace === marketplace && closing.month === month && closing.year === year
}
