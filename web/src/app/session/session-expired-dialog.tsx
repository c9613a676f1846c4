import { Button, Modal, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { onSessionExpired } from '../../api/session-events.ts'
import { texts } from '../texts.ts'
import { endSession } from './use-log-out.ts'

export function SessionExpiredDialog() {
  const [expired, setExpired] = useState(false)
  useEffect(() => onSessionExpired(() => setExpired(true)), [])
  return (
    <Modal
      opened={expired}
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
