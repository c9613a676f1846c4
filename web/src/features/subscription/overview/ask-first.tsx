import { Button, Group, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import type { Subscription } from '@vendaclara/contract/subscription'
import { SteadyButton } from '../../../ui/buttons.tsx'
import { useBackCloses } from '../../../ui/dialogs/back-closes.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { useChangeSubscription } from '../model/use-change-subscription.ts'

interface AskFirstProps {
  /** The label of the button, followed by the texts of the question. */
  open: string
  title: string
  message: string
  confirm: string
  keep: string
  failed: string
  change: () => Promise<Subscription>
  /** The message after the change. */
  done: (subscription: Subscription) => string
  isEnding?: boolean
}

/** Side by side, unless a label needs more width. */
const half = { flex: '1 1 calc(50% - 8px)', miw: 'max-content' }

/** Changes the subscription after a question. If that fails, the question stays open with the reason. */
export function AskFirst(props: AskFirstProps) {
  const [opened, { open, close }] = useDisclosure(false)
  const { mutate, isPending, error, reset } = useChangeSubscription(props.change, (changed) => {
    notifications.show({ color: 'green', message: props.done(changed) })
    close()
  })
  const leave = useBackCloses(opened, () => {
    if (isPending) return
    close()
    reset()
  })
  const color = props.isEnding ? { color: 'red' } : {}
  return (
    <>
      <Button variant={props.isEnding ? 'outline' : 'default'} {...color} onClick={open}>
        {props.open}
      </Button>
      <Modal opened={opened} onClose={leave} title={props.title} withCloseButton={false} size="md">
        <Text size="sm" c="dimmed" mb="lg">
          {props.message}
        </Text>
        {error && (
          <Text component="div" mb="md">
            <FailureAlert title={props.failed} message={error.message} />
          </Text>
        )}
        <Group>
          <Button {...half} variant="default" onClick={leave} data-autofocus>
            {props.keep}
          </Button>
          <SteadyButton
            {...half}
            {...color}
            isBusy={isPending}
            busyLabel={props.confirm}
            onClick={() => mutate()}
          >
            {props.confirm}
          </SteadyButton>
        </Group>
      </Modal>
    </>
  )
}
