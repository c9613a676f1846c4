import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { formatCount } from '../../../../ui/number-formats.ts'
import { texts } from '../texts.ts'

const shownFor = 1500

interface CopyListButtonProps {
  count: number
  /** Put together only once it is asked for. */
  lines: () => readonly string[]
}

/** Copies a whole list, one entry a line. */
export function CopyListButton({ count, lines }: CopyListButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines().join('\n'))
      setIsCopied(true)
    } catch {
      notifications.show({ color: 'red', message: texts.lists.copyFailed })
    }
  }
  return (
    <Button
      variant="default"
      size="sm"
      disabled={count === 0}
      leftSection={isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      onClick={copy}
    >
      {isCopied ? texts.lists.copied : texts.lists.copy(formatCount(count))}
    </Button>
  )
}

export const rowsOnPage = 8
