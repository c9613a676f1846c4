import { Button, Group, Paper, Progress, Text } from '@mantine/core'
import type { ImportProgress } from '../report/ads-state.ts'
import { texts } from '../texts.ts'
import { formatMegabytes } from './format-megabytes.ts'
import classes from './import.module.css'

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
        <div className={classes.progressText}>
          <Text fw={600} size="sm" truncate>
            {title}
          </Text>
          <Text size="sm" c="dimmed">
            {isRead
              ? texts.importing.arranging
              : texts.importing.read(formatMegabytes(bytes), formatMegabytes(total))}
          </Text>
        </div>
        <Button variant="default" size="xs" onClick={onCancel}>
          {texts.importing.cancel}
        </Button>
      </Group>
      <Progress
        value={total === 0 ? 100 : (100 * bytes) / total}
        animated={isRead}
        aria-label={title}
        transitionDuration={100}
      />
    </Paper>
  )
}
