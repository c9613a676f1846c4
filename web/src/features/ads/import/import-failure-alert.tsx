import { Alert } from '@mantine/core'
import { IconFileAlert } from '@tabler/icons-react'
import { problemSentence } from '../problem-sentence.ts'
import type { ImportFailure } from '../report/ads-state.ts'
import { texts } from '../texts.ts'

interface ImportFailureAlertProps {
  failure: ImportFailure
  onDismiss: () => void
}

export function ImportFailureAlert({ failure, onDismiss }: ImportFailureAlertProps) {
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      title={texts.failure.title(failure.fileName)}
      icon={<IconFileAlert />}
      withCloseButton
      closeButtonLabel={texts.failure.dismiss}
      onClose={onDismiss}
    >
      {problemSentence(failure.problem)}
    </Alert>
  )
}
