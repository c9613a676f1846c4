import { Button, Group, Modal, Text } from '@mantine/core'

interface ConfirmDialogProps {
  opened: boolean
  title: string
  message?: string
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  onCancel: () => void
  loading?: boolean
}

/** Side by side, unless a label asks for more. */
const half = { flex: '1 1 calc(50% - 8px)', miw: 'max-content' }

/** Asks before something is destroyed; the safe answer holds the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onCancel}
      title={props.title}
      withCloseButton={false}
      size="sm"
    >
      {props.message && (
        <Text size="sm" c="dimmed" mb="lg">
          {props.message}
        </Text>
      )}
      <Group>
        <Button {...half} variant="default" onClick={props.onCancel} data-autofocus>
          {props.cancelLabel}
        </Button>
        <Button {...half} color="red" onClick={props.onConfirm} loading={props.loading ?? false}>
          {props.confirmLabel}
        </Button>
      </Group>
    </Modal>
  )
}
