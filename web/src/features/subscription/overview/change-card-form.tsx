import { Group, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { SteadyButton } from '../../../ui/steady-button.tsx'
import { CardFields, OwnerFields } from '../fields/field-groups.tsx'
import classes from './overview.module.css'
import { texts } from './texts.ts'
import { useChangeCard } from './use-change-card.ts'

interface ChangeCardFormProps {
  isOverdue: boolean
  onClose: () => void
}

export function ChangeCardForm({ isOverdue, onClose }: ChangeCardFormProps) {
  const { state, lookUp, element, isPending, failure, submit } = useChangeCard(() => {
    notifications.show({ color: 'green', message: texts.changeCard.done })
    onClose()
  })
  return (
    <form ref={element} noValidate onSubmit={(event) => void submit(event)}>
      <Stack>
        <Text size="sm" c="dimmed">
          {isOverdue ? texts.changeCard.leadOverdue : texts.changeCard.lead}
        </Text>
        <CardFields state={state} />
        <fieldset className={classes.fieldset}>
          <legend>{texts.changeCard.ownerHeading}</legend>
          <OwnerFields state={state} lookUp={lookUp} />
        </fieldset>
        {failure !== null && <FailureAlert title={texts.changeCard.failed} message={failure} />}
        <Group justify="flex-end">
          <SteadyButton type="submit" size="md" isBusy={isPending} busyLabel={texts.changeCard.busy}>
            {texts.changeCard.submit}
          </SteadyButton>
        </Group>
      </Stack>
    </form>
  )
}
