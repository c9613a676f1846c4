import { Modal } from '@mantine/core'
import { useState } from 'react'
import { addresses } from '../../../../addresses.ts'
import { texts } from '../texts.ts'
import { AccountDeletedDialog } from './account-deleted-dialog.tsx'
import { DeleteAccountForm, type DeletionStage } from './delete-account-form.tsx'

interface DeleteAccountDialogProps {
  opened: boolean
  onClose: () => void
}

/** Asks, stays until the answer is there, and then says that the account is gone. */
export function DeleteAccountDialog({ opened, onClose }: DeleteAccountDialogProps) {
  const [stage, setStage] = useState<DeletionStage>('asking')
  return (
    <>
      <Modal
        opened={opened && stage !== 'deleted'}
        onClose={() => stage === 'asking' && onClose()}
        title={texts.removal.dialogTitle}
        withCloseButton={false}
        returnFocus={stage === 'asking'}
      >
        <DeleteAccountForm stage={stage} onStage={setStage} onCancel={onClose} />
      </Modal>
      <AccountDeletedDialog opened={stage === 'deleted'} onClose={leave} />
    </>
  )
}

/** By a full page load, so that nothing of the account stays in memory. */
function leave(): void {
  window.location.assign(addresses.outside)
}
