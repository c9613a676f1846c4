import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { cancelSubscription } from '@vendaclara/contract/subscription'
import { call } from '../../../api/call.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { useChangeSubscription } from '../model/use-change-subscription.ts'
import { texts } from './texts.ts'

interface GiveUpPixProps {
  onGivenUp: () => void
  /** Whether it is the only possible action. */
  isOnlyWay?: boolean
}

/** Gives up the code after a question. Nothing was paid, so nothing is lost. */
export function GiveUpPix({ onGivenUp, isOnlyWay = false }: GiveUpPixProps) {
  const [opened, { open, close }] = useDisclosure(false)
  const { mutate, isPending, error } = useChangeSubscription(
    () => call(cancelSubscription, {}),
    () => {
      notifications.show({ color: 'green', message: texts.givenUp })
      close()
      onGivenUp()
    },
  )
  return (
    <>
      {error && <FailureAlert title={texts.giveUpFailed} message={error.message} />}
      <Button
        {...(isOnlyWay ? { variant: 'default' } : { variant: 'subtle', color: 'gray', px: 0 })}
        onClick={open}
        mt={error ? 'sm' : 0}
      >
        {texts.giveUp}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={texts.giveUpTitle}
        message={texts.giveUpMessage}
        confirmLabel={texts.confirm}
        cancelLabel={texts.keep}
        loading={isPending}
        onConfirm={() => mutate(undefined, { onError: close })}
        onCancel={close}
      />
    </>
  )
}
