import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ProfileCard } from '../profile-card.tsx'
import { texts } from '../texts.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

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
