import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { texts } from './texts.ts'

interface CopyTextButtonProps {
  label?: string
  /** Answers the text, at once or when its orders are loaded. */
  text: () => string | Promise<string>
}

/** Copies a text to send, and confirms it for a moment. */
export function CopyTextButton({ label = texts.copy, text }: CopyTextButtonProps) {
  const { copied, copy } = useClipboard({ timeout: 2500 })
  const copyText = async () => {
    try {
      const written = await text()
      await navigator.clipboard.writeText(written)
      copy(written)
    } catch {
      notifications.show({ color: 'red', title: texts.copyFailed, message: texts.copyFailedHow })
    }
  }
  return (
    <Button
      variant="light"
      size="xs"
      leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
      onClick={() => void copyText()}
    >
      <span aria-live="polite">{copied ? texts.copied : label}</span>
    </Button>
  )
}
