import { Alert, Box, Button, Group, Paper, Progress, Text } from '@mantine/core'
import { IconFileAlert } from '@tabler/icons-react'
import { HelpLink } from '../../../ui/help-link.tsx'
import { formatMegabytes } from '../model/formats.ts'
import classes from './import.module.css'
import { refusalHelp } from './refusal-help.ts'
import type { ImportFailure, ImportProgress } from './report-slot.ts'
import { refusalSentence, texts } from './texts.ts'

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
      {refusalSentence(failure.refusal)}
      <Text mt={6}>
        <HelpLink to={refusalHelp(failure.refusal)} />
      </Text>
    </Alert>
  )
}

interface ImportProgressCardProps {
  progress: ImportProgress
  onCancel: () => void
}

export function ImportProgressCard({ progress, onCancel }: ImportProgressCardProps) {
  const { fileName, bytes, total } = progress
  const isRead = bytes >= total
  const title = texts.importing.title(fileName)
  return (
    <Paper withBorder p="md" className={classes.progress}>
      <Group justify="space-between" wrap="nowrap" mb="xs">
        <Box miw={0}>
          <Text fw={600} size="sm" truncate>
            {title}
          </Text>
          <Text size="sm" c="dimmed">
            {isRead
              ? texts.importing.arranging
              : texts.importing.read(formatMegabytes(bytes), formatMegabytes(total))}
          </Text>
        </Box>
        <Button variant="default" size="xs" onClick={onCancel}>
          {texts.importing.cancel}
        </Button>
      </Group>
      <Progress value={total === 0 ? 100 : (100 * bytes) / total} aria-label={title} transitionDuration={0} />
    </Paper>
  )
}
