import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { cancelSubscription } from '@vendaclara/contract/subscription'
import { call } from '../../../api/call.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { useChangeSubscription } from '../use-change-subscription.ts'
import { texts } from './texts.ts'

/** Gives up the code after asking once; nothing was paid, so that nothing is lost. */
export function GiveUpPix({ onGivenUp }: { onGivenUp: () => void }) {
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
      <Button variant="subtle" color="gray" onClick={open} px={0} mt={error ? 'sm' : 0}>
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
