import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Mark } from '../../model/marks.ts'
import { texts } from './texts.ts'

/** Says what was stored, and offers to undo it. */
export function showMarkedNotice(changes: readonly Mark[], onUndo: () => void): void {
  const undo = () => {
    notifications.hide(id)
    onUndo()
  }
  const id = notifications.show({
    message: <MarkedNotice changes={changes} onUndo={undo} />,
    autoClose: 10_000,
  })
}

interface MarkedNoticeProps {
  changes: readonly Mark[]
  onUndo: () => void
}

function MarkedNotice({ changes, onUndo }: MarkedNoticeProps) {
  const states = new Set(changes.map(({ state }) => state ?? 'open'))
  const [state = 'open'] = states
  const subjects = new Set(changes.map(({ subject = 'order' }) => subject))
  const [subject = 'order'] = subjects
  const count = changes.length
  return (
    <Group justify="space-between" wrap="nowrap">
      <Text size="sm">
        {states.size > 1 || subjects.size > 1
          ? texts.markedMixed(count)
          : texts.marked[subject](count, texts.marks[state])}
      </Text>
      <Button variant="light" size="compact-sm" flex="none" onClick={onUndo}>
        {texts.undo}
      </Button>
    </Group>
  )
}
