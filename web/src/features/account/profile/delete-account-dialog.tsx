import { Modal } from '@mantine/core'
import { DeleteAccountForm } from './delete-account-form.tsx'
import { texts } from './texts.ts'

interface DeleteAccountDialogProps {
  opened: boolean
  onClose: () => void
}

export function DeleteAccountDialog({ opened, onClose }: DeleteAccountDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={texts.removal.dialogTitle} withCloseButton={false}>
      <DeleteAccountForm onCancel={onClose} />
    </Modal>
  )
}
