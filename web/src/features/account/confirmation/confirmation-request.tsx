import { Button, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { requestConfirmation } from '@vendaclara/contract/account'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../session/use-session.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { refusedField, useFocusAfterRefusal } from '../fields/refused-field.ts'
import { emailError } from '../fields/validate-sign-up.ts'
import { SuccessNotice } from '../frame/notices.tsx'
import { texts } from '../texts.ts'
import { useResendLock } from './resend-lock.ts'

/** Asks for the e-mail with the activation button, at most once a minute. */
export function ConfirmationRequest() {
  const account = useSession()
  const { secondsLeft, lastEmail, begin } = useResendLock(account.user)
  const [email, setEmail] = useState(lastEmail ?? account.email)
  const { mutate, isPending, error, isSuccess, variables, reset } = useMutation({
    mutationFn: (address: string) => call(requestConfirmation, { body: { email: address } }),
    onSuccess: (_, address) => begin(address),
  })
  const refused = refusedField(error)
  const form = useFocusAfterRefusal(error, refused)
  const invalid = emailError(email)
  const isLocked = secondsLeft > 0
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('email')
    if (invalid !== undefined && field instanceof HTMLElement) field.focus()
    else if (!isPending && !isLocked) mutate(email.trim())
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="md" mt="lg">
        <TextInput
          label={texts.fields.email}
          description={texts.gate.correction}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          type="email"
          name="email"
          autoComplete="email"
          size="md"
          value={email}
          error={invalid ?? (refused && error?.message)}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            if (error) reset()
          }}
        />
        {isSuccess && <SuccessNotice title={texts.gate.sent}>{texts.gate.sentTo(variables)}</SuccessNotice>}
        {error && !refused && <FailureAlert title={texts.gate.failed} message={error.message} />}
        <Button type="submit" size="md" fullWidth disabled={isPending || isLocked}>
          {isPending ? texts.gate.sending : isLocked ? texts.gate.wait(secondsLeft) : texts.gate.send}
        </Button>
      </Stack>
    </form>
  )
}
