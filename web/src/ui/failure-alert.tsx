import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconRefresh, IconWifiOff } from '@tabler/icons-react'
import { texts } from './texts.ts'

interface FailureAlertProps {
  title: string
  message: string
  onRetry?: () => void
  retryLabel?: string
}

/** Says what failed and, if it may help, offers to try again. Without a connection it is one line. */
export function FailureAlert({ title, message, onRetry, retryLabel = texts.retry }: FailureAlertProps) {
  if (message === texts.offline || message === texts.unreached) {
    return (
      <Group role="alert" gap="xs">
        <IconWifiOff size={18} aria-hidden />
        <Text size="sm">
          <b>{message}</b> · {title}
        </Text>
        {onRetry && (
          <Button size="compact-sm" variant="subtle" onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </Group>
    )
  }
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
