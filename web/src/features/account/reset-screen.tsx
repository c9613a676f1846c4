import { Button, PasswordInput, Stack, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { updatePassword, verifyToken } from '@vendaclara/contract/account'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { readAuthToken } from '../../api/auth-token.ts'
import { call } from '../../api/call.ts'
import { sessionStore } from '../../session/session-store.ts'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { refusedField, useFocusAfterRefusal } from './fields/refused-field.ts'
import { usePasswordWeakness } from './fields/use-password-weakness.ts'
import { passwordError } from './fields/validate-sign-up.ts'
import { AccountLayout } from './frame/account-layout.tsx'
import { useLinkToken, useRedirectLater } from './frame/location-state.ts'
import { SuccessNotice } from './frame/notices.tsx'
import { texts } from './texts.ts'

export function ResetScreen() {
  const { token, forget } = useLinkToken()
  return (
    <AccountLayout title={texts.reset.title}>
      {token === null ? <MissingTokenNotice /> : <ResetForm token={token} onDone={forget} />}
    </AccountLayout>
  )
}

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

export function MissingTokenNotice() {
  return (
    <>
      <Title order={1} mb="xl">
        {texts.reset.heading}
      </Title>
      <Stack gap="md">
        <FailureAlert title={texts.reset.noToken} message={texts.reset.noTokenHint} />
        <Button component={Link} to={addresses.recovery} size="md">
          {texts.reset.askAgain}
        </Button>
      </Stack>
    </>
  )
}

/** Forgets the stored session, unless the server still knows it: then it is one of another account, and is kept. */
export async function dropEndedSession(): Promise<void> {
  const token = readAuthToken()
  sessionStore.end()
  if (token === null) return
  // Where the server does not say, logging in again is on the safe side.
  const session = await call(verifyToken, { body: { token } }).catch(() => null)
  if (session !== null && readAuthToken() === null) sessionStore.refresh(session)
}
