import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { SteadyButton } from '../../../ui/buttons.tsx'
import { useBackCloses } from '../../../ui/dialogs/back-closes.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { CurrentPasswordInput } from './current-password-input.tsx'
import { CodeInput, missingProof, noProof, type Proof, refusedProof } from './owners-proof.tsx'
import { texts } from './texts.ts'

interface PasswordDialogProps<Answer> extends PasswordFormProps<Answer> {
  opened: boolean
  title: string
}

interface PasswordFormProps<Answer> {
  message?: ReactNode
  /** Whether it also asks for a code of the second factor. */
  withCode?: boolean
  isDanger?: boolean
  submitLabel: string
  busyLabel: string
  failedTitle: string
  onCancel: () => void
  send: (proof: Proof) => Promise<Answer>
  onDone: (answer: Answer) => void
}

/** Asks the owner for the password again, and then carries out the action. */
export function PasswordDialog<Answer>({ opened, title, ...form }: PasswordDialogProps<Answer>) {
  const cancel = useBackCloses(opened, form.onCancel)
  return (
    <Modal opened={opened} onClose={cancel} title={title} withCloseButton={false} size="sm">
      <PasswordDialogForm {...form} onCancel={cancel} />
    </Modal>
  )
}

function PasswordDialogForm<Answer>(props: PasswordFormProps<Answer>) {
  const { message, withCode = false, isDanger = false, onCancel } = props
  const { isBusy, failure, formProps, bind } = useSubmitForm<keyof Proof, Answer>({
    start: noProof,
    validate: (proof) => missingProof(proof, withCode),
    refusedFields: refusedProof,
    send: props.send,
    onSent: (answer, { restart }) => {
      props.onDone(answer)
      restart(noProof)
    },
  })
  return (
    <form {...formProps}>
      <Stack>
        {message && (
          <Text size="sm" c="dimmed" component="div">
            {message}
          </Text>
        )}
        <CurrentPasswordInput {...bind('current')} data-autofocus />
        {withCode && <CodeInput {...bind('code')} />}
        {failure !== null && <FailureAlert title={props.failedTitle} message={failure} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {texts.back}
          </Button>
          <SteadyButton
            type="submit"
            {...(isDanger && { color: 'red' })}
            isBusy={isBusy}
            busyLabel={props.busyLabel}
          >
            {props.submitLabel}
          </SteadyButton>
        </Group>
      </Stack>
    </form>
  )
}
