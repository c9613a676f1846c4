import { Button, PasswordInput, Stack, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { updatePassword } from '@vendaclara/contract/account'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { ApiProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { SuccessNotice } from '../frame/success-notice.tsx'
import { passwordError } from '../passwords/password-error.ts'
import { usePasswordWeakness } from '../passwords/use-password-weakness.ts'
import { refusedField } from '../refused-field.ts'
import { texts } from '../texts.ts'
import { useFocusAfterRefusal } from '../use-focus-after-refusal.ts'
import { useRedirectLater } from '../use-redirect-later.ts'
import { dropEndedSession } from './drop-ended-session.ts'

interface ResetFormProps {
  token: string
  onDone: () => void
}

export function ResetForm({ token, onDone }: ResetFormProps) {
  const [password, setPassword] = useState('')
  const [touched, setTouched] = useState(false)
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: () => call(updatePassword, { body: { token, newPassword: password } }),
    onSuccess: () => {
      onDone()
      // The server has ended every session of the account, perhaps the one stored here.
      return dropEndedSession()
    },
  })
  useRedirectLater(data ? addresses.login : null)
  const isSpent = error instanceof ApiProblem && error.code === 'invalid_token'
  const isRefused = refusedField(error) === 'newPassword'
  const form = useFocusAfterRefusal(error, isRefused ? 'password' : undefined)
  const weakness = usePasswordWeakness(password, {})
  const invalid = passwordError(password) ?? weakness
  const shown = (touched && invalid) || (isRefused && error?.message) || undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTouched(true)
    const field = event.currentTarget.elements.namedItem('password')
    if (invalid === undefined && !isPending) mutate()
    else if (field instanceof HTMLElement) field.focus()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Title order={1} mb="xl">
        {texts.reset.heading}
      </Title>
      <Stack gap="md">
        {!data && (
          <PasswordInput
            label={texts.reset.password}
            description={texts.fields.passwordRule}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            name="password"
            autoComplete="new-password"
            autoFocus
            size="md"
            value={password}
            error={shown}
            aria-invalid={shown !== undefined}
            onChange={(event) => {
              setPassword(event.currentTarget.value)
              setTouched(true)
              if (error) reset()
            }}
          />
        )}
        {data && <SuccessNotice title={data.message}>{texts.reset.doneHint}</SuccessNotice>}
        {error && !isRefused && <FailureAlert title={texts.reset.failed} message={error.message} />}
        {data || isSpent ? (
          <Button component={Link} to={data ? addresses.login : addresses.recovery} size="md">
            {data ? texts.reset.toLogin : texts.reset.askAgain}
          </Button>
        ) : (
          <Button type="submit" size="md" disabled={isPending}>
            {isPending ? texts.loading : texts.reset.submit}
          </Button>
        )}
      </Stack>
    </form>
  )
}
