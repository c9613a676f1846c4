import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { Mark } from '../../model/marks.ts'
import { texts as closingTexts } from '../../texts.ts'
import classes from './marks.module.css'
import { texts } from './texts.ts'
import { useMarking } from './use-marks.tsx'

const mostNamed = 3
/** Above the bar at the bottom of a phone. */
const aboveBar = { base: 'calc(81px + env(safe-area-inset-bottom))', sm: 12 }

/** Which marks are not stored, why, and what can be done; empty if all are stored. */
export function UnsavedMarksNotice() {
  const { unsaved, retry, discard, keepStored, overwrite } = useMarking()
  const { failure, marks, refused } = unsaved
  const names = [...refused.values()].map(({ orderId, subject = 'order' }) => texts.names[subject](orderId))
  return (
    <>
      {failure !== null && (
        <Notice
          tone="failed"
          title={texts.markFailed(ordersOf(marks))}
          actions={[
            { label: closingTexts.retry, onClick: retry, isMain: true },
            { label: texts.discard(marks.size), onClick: discard },
          ]}
        >
          {texts.markFailedHow(failure)}
        </Notice>
      )}
      {refused.size > 0 && (
        <Notice
          tone="refused"
          title={texts.refused(ordersOf(refused))}
          actions={[
            { label: texts.keepStored, onClick: keepStored },
            { label: texts.overwrite, onClick: overwrite },
          ]}
        >
          {texts.refusedHow(names.slice(0, mostNamed), Math.max(0, names.length - mostNamed))}
        </Notice>
      )}
    </>
  )
}

interface NoticeProps {
  tone: 'failed' | 'refused'
  title: string
  actions: readonly { readonly label: string; readonly onClick: () => void; readonly isMain?: true }[]
  children: string
}

const looks = {
  failed: { color: 'red', letters: undefined },
  refused: { color: 'orange', letters: 'var(--accent-text)' },
}

function Notice({ tone, title, actions, children }: NoticeProps) {
  const { color, letters } = looks[tone]
  return (
    <Alert
      role="alert"
      color={color}
      variant="light"
      className={classes.unsaved}
      bottom={aboveBar}
      data-tone={tone}
      title={title}
      icon={<IconAlertTriangle color={letters} />}
      styles={{ title: { color: letters } }}
    >
      <Text size="sm">{children}</Text>
      <Group gap={8} mt="sm">
        {actions.map(({ label, onClick, isMain }) => (
          <Button key={label} size="xs" variant={isMain ? 'filled' : 'default'} onClick={onClick}>
            {label}
          </Button>
        ))}
      </Group>
    </Alert>
  )
}

/** How many orders are marked: of one, its freight and its return may be, too. */
function ordersOf(marks: ReadonlyMap<string, Mark>): number {
  return new Set([...marks.values()].map(({ orderId }) => orderId)).size
}
