import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { texts } from './texts.ts'

const noticeMilliseconds = 30_000

/** Says what was done, and for half a minute offers to undo it. */
export function offerUndo(title: string, undo: () => void, message?: string): void {
  const undoAndSay = () => {
    notifications.hide(notice)
    undo()
    notifications.show({ message: texts.undone })
  }
  const notice = notifications.show({
    color: 'green',
    title,
    message: (
      <>
        {message}
        <Button display="block" mt={6} size="xs" variant="default" onClick={undoAndSay}>
          {texts.undo}
        </Button>
      </>
    ),
    autoClose: noticeMilliseconds,
  })
}
