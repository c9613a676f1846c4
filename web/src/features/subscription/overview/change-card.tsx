import { Button, Modal } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { ChangeCardForm } from './change-card-form.tsx'
import { texts } from './texts.ts'

const phone = '(max-width: 719.98px)'

export function ChangeCard({ isOverdue }: { isOverdue: boolean }) {
  const [opened, { open, close }] = useDisclosure(false)
  const isPhone = useMediaQuery(phone) ?? false
  return (
    <>
      <Button variant={isOverdue ? 'filled' : 'default'} size={isOverdue ? 'md' : 'sm'} onClick={open}>
        {texts.changeCard.open}
      </Button>
      {/* What is typed goes with the dialog. */}
      <Modal
        opened={opened}
        onClose={close}
        title={texts.changeCard.heading}
        size="lg"
        fullScreen={isPhone}
        closeOnClickOutside={false}
        closeButtonProps={{ 'aria-label': texts.changeCard.cancel }}
      >
        <ChangeCardForm isOverdue={isOverdue} onClose={close} />
      </Modal>
    </>
  )
}
