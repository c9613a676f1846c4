import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect } from 'react'
import { formatCount } from '../../../../ui/number-formats.ts'
import { texts } from '../texts.ts'

const copiedMilliseconds = 1500

interface CopyListButtonProps {
  count: number
  /** What the button says, with the count. */
  label?: (count: string) => string
  /** Called when the list is copied. */
  lines: () => readonly string[]
}

/** Copies a whole list, one entry a line. */
export function CopyListButton({ count, label = texts.lists.copy, lines }: CopyListButtonProps) {
  const { copied, error, copy } = useClipboard({ timeout: copiedMilliseconds })
  useEffect(() => {
    if (error) notifications.show({ color: 'red', message: texts.lists.copyFailed })
  }, [error])
  return (
    <Button
      variant="default"
      size="sm"
      disabled={count === 0}
      leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      onClick={() => copy(lines().join('\n'))}
    >
      {copied ? texts.lists.copied : label(formatCount(count))}
    </Button>
  )
}

export const rowsOnPage = 8
