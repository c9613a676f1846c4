import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { texts } from './texts.ts'

interface FailureAlertProps {
  title: string
  message: string
  onRetry?: () => void
  retryLabel?: string
}

/** Says what failed and, if it may help, offers to try again. */
export function FailureAlert({ title, message, onRetry, retryLabel = texts.retry }: FailureAlertProps) {
  return (
    <Alert role="alert" color="red" variant="light" title={title} icon={<IconAlertTriangle />} maw={520}>
      <Text size="sm">{message}</Text>
      {onRetry && (
        <Button mt="md" size="sm" variant="default" leftSection={<IconRefresh size={16} />} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Alert>
  )
}
