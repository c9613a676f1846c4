import { Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import { SteadyButton } from '../../../../ui/steady-button.tsx'
import { texts } from '../texts.ts'
import { useExport } from './use-export.ts'

export function ExportButton() {
  const { mutate, isPending, error } = useExport()
  return (
    <Stack align="flex-start">
      <SteadyButton
        variant="default"
        leftSection={<IconDownload size={18} />}
        isBusy={isPending}
        busyLabel={texts.export.preparing}
        onClick={() => mutate()}
      >
        {texts.export.button}
      </SteadyButton>
      {error && <FailureAlert title={texts.export.failed} message={error.message} />}
    </Stack>
  )
}
