import { Button, Modal, Text } from '@mantine/core'
import { texts } from '../texts.ts'
import { endSession } from './end-session.ts'

export function SessionExpiredDialog() {
  return (
    <Modal
      opened
      onClose={() => void endSession()}
      title={texts.sessionExpired.title}
      withCloseButton={false}
      closeOnClickOutside={false}
      size="sm"
    >
      <Text mb="lg">{texts.sessionExpired.message}</Text>
      <Button fullWidth onClick={() => void endSession()} data-autofocus>
        {texts.sessionExpired.button}
      </Button>
    </Modal>
  )
}
