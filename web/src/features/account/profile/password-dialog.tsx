import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { SteadyButton } from '../../../ui/steady-button.tsx'
import { CurrentPasswordInput } from './current-password-input.tsx'
import { texts } from './texts.ts'
import { useProfileForm } from './use-profile-form.ts'

type Proof = { current: string; code: string }

interface PasswordDialogProps<Answer> extends PasswordFormProps<Answer> {
  opened: boolean
  title: string
}

interface PasswordFormProps<Answer> {
  message?: ReactNode
  /** Whether a code of the second factor is asked for too. */
  withCode?: boolean
  isDanger?: boolean
  submitLabel: string
  busyLabel: string
  failedTitle: string
  onCancel: () => void
  send: (proof: Proof) => Promise<Answer>
  onDone: (answer: Answer) => void
}

/** Asks the owner for the password once more, and does what that was asked for. */
export function PasswordDialog<Answer>({ opened, title, ...form }: PasswordDialogProps<Answer>) {
  return (
    <Modal opened={opened} onClose={form.onCancel} title={title} withCloseButton={false} size="sm">
      <PasswordDialogForm {...form} />
    </Modal>
  )
}

function PasswordDialogForm<Answer>(props: PasswordFormProps<Answer>) {
  const { message, withCode = false, isDanger = false, onCancel } = props
  const { isPending, failure, formProps, bind } = useProfileForm<keyof Proof, Answer>({
    start: { current: '', code: '' },
    validate: ({ current, code }) => ({
      ...(current === '' ? { current: texts.currentPasswordRequired } : {}),
      ...(withCode && code.trim() === '' ? { code: texts.codeRequired } : {}),
    }),
    refuse: ({ code, message: said }) => {
      if (code === 'Invalid credentials') return { current: texts.wrongPassword }
      return code === 'invalid_code' ? { code: said } : {}
    },
    send: props.send,
    onDone: (answer) => {
      props.onDone(answer)
      return { current: '', code: '' }
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
        {withCode && (
          <TextInput
            {...bind('code')}
            label={texts.code}
            description={texts.codeHint}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            autoComplete="one-time-code"
            maxLength={40}
          />
        )}
        {failure && <FailureAlert title={props.failedTitle} message={failure} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {texts.back}
          </Button>
          <SteadyButton
            type="submit"
            {...(isDanger && { color: 'red' })}
            isBusy={isPending}
            busyLabel={props.busyLabel}
          >
            {props.submitLabel}
          </SteadyButton>
        </Group>
      </Stack>
    </form>
  )
}
