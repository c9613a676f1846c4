import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../../session/use-session.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { texts } from '../texts.ts'
import { useConfirmationWatch } from './use-confirmation-watch.ts'

type Check = 'unasked' | 'asking' | 'unconfirmed' | Error

/** The gate opens by itself; this is for whoever does not want to wait for it. */
export function ConfirmationCheck() {
  const ask = useConfirmationWatch(useSession().token)
  const [check, setCheck] = useState<Check>('unasked')
  const press = async () => {
    setCheck('asking')
    setCheck((await ask()).error ?? 'unconfirmed')
  }
  return (
    <>
      <Button variant="subtle" fullWidth onClick={() => void press()}>
        {check === 'asking' ? texts.gate.checking : texts.gate.confirmed}
      </Button>
      <Text role="status" size="sm" c="dimmed" ta="center" mt="xs">
        {check === 'unconfirmed' && texts.gate.unconfirmed}
      </Text>
      {check instanceof Error && <FailureAlert title={texts.gate.unchecked} message={check.message} />}
    </>
  )
}
