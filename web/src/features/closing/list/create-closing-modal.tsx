import 'dayjs/locale/pt-br'
import '@mantine/dates/styles.css'
import { Alert, Button, Modal, Stack, Text } from '@mantine/core'
import { DatesProvider, MonthPicker } from '@mantine/dates'
import { schemaResolver, useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Analysis, createAnalysis } from '@vendaclara/contract/closing'
import { z } from 'zod'
import { readAuthToken } from '../../../api/auth-token.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import { type Month, pickableDays, pickedMonth, titleOfMonth } from '../model/months.ts'
import { closingQueries } from '../saving/closing-queries.ts'
import { texts as closingTexts } from '../texts.ts'
import { texts } from './texts.ts'

const picked = z.object({ day: pickedMonth })

interface CreateClosingModalProps {
  opened: boolean
  closings: readonly Analysis[]
  onClose: () => void
}

export function CreateClosingModal({ opened, closings, onClose }: CreateClosingModalProps) {
  const form = useForm({ initialValues: { day: '' }, validate: schemaResolver(picked, { sync: true }) })
  const create = useCreateClosing()
  const { data: chosen } = pickedMonth.safeParse(form.values.day)
  const close = () => {
    form.reset()
    create.reset()
    onClose()
  }
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={texts.create.title}
      size="auto"
      closeButtonProps={{ 'aria-label': texts.create.close }}
    >
      <form
        onSubmit={form.onSubmit(({ day }) => create.mutate(pickedMonth.parse(day), { onSuccess: close }))}
      >
        <Stack w={280} maw="100%">
          <Text size="sm" c="dimmed">
            {texts.create.pick}
          </Text>
          <DatesProvider settings={{ locale: 'pt-br' }}>
            <MonthPicker
              value={form.values.day || null}
              onChange={(day) => form.setFieldValue('day', day ?? '')}
              minDate={pickableDays.first}
              maxDate={pickableDays.last}
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
            {chosen ? texts.create.chosen(titleOfMonth(chosen)) : texts.create.noMonth}
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

function isOf(closing: Analysis, { month, year }: Month): boolean {
  return closing.month === month && closing.year === year
}

/** Creates the closing of a month; done when the list has been loaded again. */
function useCreateClosing() {
  const { user } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ month, year }: Month) => {
      const token = readAuthToken()
      return call(createAnalysis, { body: { month, year, ...(token === null ? {} : { token }) } })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: closingQueries.list(user).queryKey }),
  })
}
