import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { texts } from './texts.ts'

const noticeMilliseconds = 30_000

/**
 * Says what was done, and offers to undo it for half a minute. If `undo` returns a promise, a second notice reports
 * its result.
 */
export function offerUndo(title: string, undo: () => void | Promise<void>, message?: string): void {
  const undoAndSay = async () => {
    notifications.hide(notice)
    try {
      await undo()
      notifications.show({ message: texts.undone })
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : undefined
      notifications.show({ color: 'red', title: texts.notUndone, message: reason })
    }
  }
  const notice = notifications.show({
    color: 'green',
    // In a single row, because it stays for long and on a phone covers the content.
    message: (
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text component="div" size="sm" c="dimmed" miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Text fw={500} size="sm" c="var(--mantine-color-text)">
            {title}
          </Text>
          {message}
        </Text>
        <Button flex="none" size="xs" mih={32} variant="default" onClick={undoAndSay}>
          {texts.undo}
        </Button>
      </Group>
    ),
    autoClose: noticeMilliseconds,
  })
}
