import { Button, Modal, Text } from '@mantine/core'
import { texts } from '../texts.ts'
import { endSession } from './use-log-out.ts'

export function SessionExpiredDialog() {
  return (
    <Modal
      opened
      onClose={endSession}
      title={texts.sessionExpired.title}
      withCloseButton={false}
      closeOnClickOutside={false}
      size="sm"
    >
      <Text mb="lg">{texts.sessionExpired.message}</Text>
      <Button fullWidth onClick={endSession} data-autofocus>
        {texts.sessionExpired.button}
      </Button>
    </Modal>
  )
}
