import { Button, Group, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useBackCloses } from './back-closes.ts'

interface ConfirmDialogProps {
  opened: boolean
  title: string
  message?: string
  /** Content below the message. */
  children?: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  loading?: boolean
  /** Whether it cannot be confirmed yet. */
  disabled?: boolean
  /** Whether it asks about a navigation that is held back: any other one would answer the question. */
  holdsNavigation?: boolean
}

/** Side by side, unless a label needs more width. */
const half = { flex: '1 1 calc(50% - 8px)', miw: 'max-content' }

/** Asks before something is destroyed. The safe answer has the focus, and going back gives it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancel = useBackCloses(props.opened && !props.holdsNavigation, props.onCancel)
  return (
    <Modal opened={props.opened} onClose={cancel} title={props.title} withCloseButton={false} size="sm">
      {props.message && (
        <Text size="sm" c="dimmed" mb="lg">
          {props.message}
        </Text>
      )}
      {props.children}
      <Group>
        <Button {...half} variant="default" onClick={cancel} data-autofocus>
          {props.cancelLabel}
        </Button>
        <Button
          {...half}
          color="red"
          onClick={props.onConfirm}
          loading={props.loading ?? false}
          disabled={props.disabled ?? false}
        >
          {props.confirmLabel}
        </Button>
      </Group>
    </Modal>
  )
}
