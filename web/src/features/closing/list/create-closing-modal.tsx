import 'dayjs/locale/pt-br'
import '@mantine/dates/styles.css'
import { Alert, Button, Modal, Stack, Text } from '@mantine/core'
import { DatesProvider, MonthPicker } from '@mantine/dates'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Analysis, createAnalysis } from '@vendaclara/contract/closing'
import { useState } from 'react'
import { readAuthToken } from '../../../api/auth-token.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import { type ChosenMonth, readMonth } from '../model/months.ts'
import { closingQueries } from '../saving/closing-queries.ts'
import { texts as closingTexts } from '../texts.ts'
import { texts } from './texts.ts'

interface CreateClosingModalProps {
  opened: boolean
  closings: readonly Analysis[]
  onClose: () => void
}

export function CreateClosingModal({ opened, closings, onClose }: CreateClosingModalProps) {
  const [picked, setPicked] = useState<string | null>(null)
  const create = useCreateClosing()
  const chosen = picked === null ? null : readMonth(picked)
  const close = () => {
    setPicked(null)
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
      <Stack w={280} maw="100%">
        <Text size="sm" c="dimmed">
          {texts.create.pick}
        </Text>
        <DatesProvider settings={{ locale: 'pt-br' }}>
          <MonthPicker
            value={picked}
            onChange={setPicked}
            minDate="2000-01-01"
            maxDate="2099-12-31"
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
          {chosen ? texts.create.chosen(chosen.label) : texts.create.noMonth}
        </Text>
        {chosen && closings.some((closing) => isOf(closing, chosen)) && (
          <WarningAlert>{texts.create.duplicate}</WarningAlert>
        )}
        {create.error && (
          <Alert role="alert" color="red" variant="light" p="xs" title={texts.create.failed}>
            {create.error.message}
          </Alert>
        )}
        <Button
          disabled={!chosen}
          loading={create.isPending}
          onClick={() => chosen && create.mutate(chosen, { onSuccess: close })}
        >
          {create.error ? closingTexts.retry : texts.create.confirm}
        </Button>
      </Stack>
    </Modal>
  )
}

function isOf(closing: Analysis, { month, year }: ChosenMonth): boolean {
  return closing.month === month && closing.year === year
}

/** Creates the closing of a month; done when the list has been loaded again. */
function useCreateClosing() {
  const { user } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ month, year }: ChosenMonth) => {
      const token = readAuthToken()
      return call(createAnalysis, { body: { month, year, ...(token === null ? {} : { token }) } })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: closingQueries.list(user).queryKey }),
  })
}
