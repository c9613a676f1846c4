import { Button, Stack, TextInput } from '@mantine/core'
import { requestConfirmation } from '@vendaclara/contract/account'
import type { FormEvent } from 'react'
import { call } from '../../../api/call.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { useSession } from '../../../session/use-session.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { registrationErrors } from '../fields/registration-errors.ts'
import { SuccessNotice } from '../frame/notices.tsx'
import { texts as accountTexts } from '../texts.ts'
import { useResendLock } from './resend-lock.ts'
import { texts } from './texts.ts'

interface ConfirmationRequestProps {
  /** The address of the last mail, if the server knows it. */
  lastSentTo: string | undefined
}

/** Requests the mail with the activation button, at most once a minute. */
export function ConfirmationRequest({ lastSentTo }: ConfirmationRequestProps) {
  const account = useSession()
  const { secondsLeft, lastEmail, begin } = useResendLock(account.user)
  const form = useSubmitForm({
    start: { email: lastEmail ?? account.email },
    validate: registrationErrors<'email'>,
    send: async ({ email }) => {
      const address = email.trim()
      await call(requestConfirmation, { body: { email: address } })
      return address
    },
    onSent: begin,
  })
  const { answer: sentTo, failure, isBusy } = form
  const isRepeat = [lastSentTo, lastEmail, sentTo].includes(form.values.email.trim())
  const isLocked = secondsLeft > 0
  const submit = (event: FormEvent) => {
    if (isLocked && !('email' in form.invalid)) event.preventDefault()
    else form.formProps.onSubmit(event)
  }
  return (
    <form {...form.formProps} onSubmit={submit}>
      <Stack gap="md" mt="lg">
        <TextInput
          {...form.bind('email')}
          label={accountTexts.fields.email}
          description={texts.gate.correction}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          type="email"
          autoComplete="email"
          size="md"
        />
        {sentTo !== undefined && (
          <SuccessNotice title={texts.gate.sent}>{texts.gate.sentTo(sentTo)}</SuccessNotice>
        )}
        {failure !== null && <FailureAlert title={texts.gate.failed} message={failure} />}
        <Button type="submit" size="md" fullWidth disabled={isBusy || isLocked}>
          {isBusy
            ? texts.gate.sending
            : isLocked
              ? texts.gate.wait(secondsLeft)
              : isRepeat
                ? texts.gate.sendAgain
                : texts.gate.send}
        </Button>
      </Stack>
    </form>
  )
}
