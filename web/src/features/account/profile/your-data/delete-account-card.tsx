import { Button, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { addresses } from '../../../../addresses.ts'
import { useBackCloses } from '../../../../ui/dialogs/back-closes.ts'
import { ProfileCard } from '../profile-card.tsx'
import { texts } from '../texts.ts'
import { DeleteAccountForm, type DeletionStage } from './delete-account-form.tsx'

export function DeleteAccountCard() {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <ProfileCard title={texts.removal.title} lead={texts.removal.lead} isDanger>
      <Button color="red" variant="outline" onClick={open}>
        {texts.removal.open}
      </Button>
      <DeleteAccountDialog opened={opened} onClose={close} />
    </ProfileCard>
  )
}

interface DeleteAccountDialogProps {
  opened: boolean
  onClose: () => void
}

/** Asks, stays open until the server has answered, and then confirms the deletion. */
function DeleteAccountDialog({ opened, onClose }: DeleteAccountDialogProps) {
  const [stage, setStage] = useState<DeletionStage>('asking')
  const isDeleted = stage === 'deleted'
  const cancel = useBackCloses(opened && !isDeleted, () => stage === 'asking' && onClose())
  return (
    <>
      <Modal
        opened={opened && !isDeleted}
        onClose={() => stage === 'asking' && cancel()}
        title={texts.removal.dialogTitle}
        withCloseButton={false}
        returnFocus={stage === 'asking'}
      >
        <DeleteAccountForm stage={stage} onStage={setStage} onCancel={cancel} />
      </Modal>
      <AccountDeletedDialog opened={isDeleted} onClose={leave} />
    </>
  )
}

/** A full page load, so that nothing of the account stays in memory. */
function leave(): void {
  window.location.assign(addresses.outside)
}

interface AccountDeletedDialogProps {
  opened: boolean
  onClose: () => void
}

function AccountDeletedDialog({ opened, onClose }: AccountDeletedDialogProps) {
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
