import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { texts as closingTexts } from '../texts.ts'
import classes from './marks.module.css'
import { texts } from './texts.ts'
import type { Marking } from './use-marks.tsx'

interface UnsavedMarksNoticeProps {
  marking: Marking
}

const mostNamed = 3
/** Above the bar at the bottom of a phone. */
const aboveBar = { base: 'calc(81px + env(safe-area-inset-bottom))', sm: 12 }

/** Which marks are not stored, why, and what can be done; empty if all are stored. */
export function UnsavedMarksNotice({ marking }: UnsavedMarksNoticeProps) {
  const { failure, marks, refused } = marking.unsaved
  const ids = [...refused.keys()]
  return (
    <>
      {failure !== null && (
        <Alert
          role="alert"
          color="red"
          variant="light"
          className={classes.unsaved}
          bottom={aboveBar}
          data-tone="failed"
          title={texts.markFailed(marks.size)}
          icon={<IconAlertTriangle />}
        >
          <Text size="sm">{texts.markFailedHow(failure)}</Text>
          <Group gap={8} mt="sm">
            <Button size="xs" onClick={marking.retry}>
              {closingTexts.retry}
            </Button>
            <Button size="xs" variant="default" onClick={marking.discard}>
              {texts.discard(marks.size)}
            </Button>
          </Group>
        </Alert>
      )}
      {refused.size > 0 && (
        <Alert
          role="alert"
          color="orange"
          variant="light"
          className={classes.unsaved}
          bottom={aboveBar}
          data-tone="refused"
          title={texts.refused(refused.size)}
          icon={<IconAlertTriangle color="var(--accent-text)" />}
          styles={{ title: { color: 'var(--accent-text)' } }}
        >
          <Text size="sm">
            {texts.refusedHow(ids.slice(0, mostNamed), Math.max(0, ids.length - mostNamed))}
          </Text>
          <Group gap={8} mt="sm">
            <Button size="xs" variant="default" onClick={marking.keepStored}>
              {texts.keepStored}
            </Button>
            <Button size="xs" variant="default" onClick={marking.overwrite}>
              {texts.overwrite}
            </Button>
          </Group>
        </Alert>
      )}
    </>
  )
}
