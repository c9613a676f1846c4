import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Mark } from '../../model/marks.ts'
import { texts as closingTexts } from '../../texts.ts'
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
  const [failed, changed] = [ordersOf(marks), ordersOf(refused)]
  const names = [...refused.values()].map(({ orderId, subject = 'order' }) => texts.names[subject](orderId))
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
          title={texts.markFailed(failed)}
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
          title={texts.refused(changed)}
          icon={<IconAlertTriangle color="var(--accent-text)" />}
          styles={{ title: { color: 'var(--accent-text)' } }}
        >
          <Text size="sm">
            {texts.refusedHow(names.slice(0, mostNamed), Math.max(0, names.length - mostNamed))}
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

/** How many orders are marked: of one, its freight and its return may be, too. */
function ordersOf(marks: ReadonlyMap<string, Mark>): number {
  return new Set([...marks.values()].map(({ orderId }) => orderId)).size
}
