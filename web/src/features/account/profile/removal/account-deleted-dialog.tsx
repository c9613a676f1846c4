import { Button, Modal, Text } from '@mantine/core'
import { texts } from '../texts.ts'

interface AccountDeletedDialogProps {
  opened: boolean
  onClose: () => void
}

export function AccountDeletedDialog({ opened, onClose }: AccountDeletedDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={texts.removal.doneTitle}
      withCloseButton={false}
      size="sm"
    >
      <Text mb="lg">{texts.removal.done}</Text>
      <Button fullWidth onClick={onClose} data-autofocus>
        {texts.removal.doneButton}
      </Button>
    </Modal>
  )
}
