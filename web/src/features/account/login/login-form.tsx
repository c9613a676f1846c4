import { Anchor, Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { login } from '@vendaclara/contract/account'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { ApiProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { useFocusAfterRefusal } from '../fields/refused-field.ts'
import classes from '../frame/account-form.module.css'
import type { PrefilledEmail } from '../frame/location-state.ts'
import { usePrefilledEmail } from '../frame/location-state.ts'
import { SuccessNotice } from '../frame/notices.tsx'
import { texts } from '../texts.ts'
import { LoginCodeForm } from './login-code-form.tsx'
import { useBeginSession } from './use-begin-session.ts'

export function LoginForm() {
  const arrived = usePrefilledEmail()
  const [email, setEmail] = useState(arrived?.email ?? '')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const beginSession = useBeginSession()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(login, { body: { email: email.trim(), password } }),
    onSuccess: beginSession,
  })
  const code = error instanceof ApiProblem ? error.code : undefined
  const isNamed = code === 'User not found' || code === 'Invalid credentials'
  const form = useFocusAfterRefusal(
    error,
    code === 'User not found' ? 'email' : code === 'Invalid credentials' ? 'password' : undefined,
  )
  const prefilled: PrefilledEmail = { email: email.trim() }
  const missing = { email: tried && email.trim() === '', password: tried && password === '' }
  const passwordError = missing.password
    ? texts.login.passwordRequired
    : code === 'Invalid credentials' && texts.login.wrongPassword
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const empty = email.trim() === '' ? 'email' : password === '' ? 'password' : null
    const field = empty && event.currentTarget.elements.namedItem(empty)
    if (field instanceof HTMLElement) field.focus()
    else if (!isPending) mutate()
  }
  if (code === 'second_factor_required') {
    return <LoginCodeForm email={email.trim()} password={password} onBack={reset} />
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Title order={1} mb="xl">
        {arrived ? texts.login.newcomerHeading : texts.login.heading}
      </Title>
      <Stack gap="md">
        {arrived?.isNewcomer && (
          <SuccessNotice title={texts.signUp.doneTitle} takesFocus={false}>
            {texts.signUp.done(arrived.email)}
          </SuccessNotice>
        )}
        <TextInput
          label={texts.fields.email}
          type="email"
          name="email"
          autoComplete="username"
          size="md"
          value={email}
          error={missing.email ? texts.login.emailRequired : code === 'User not found' && texts.login.noUser}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            if (error) reset()
          }}
        />
        <PasswordInput
          label={texts.fields.password}
          name="password"
          autoComplete="current-password"
          size="md"
          value={password}
          autoFocus={arrived !== undefined}
          error={passwordError}
          aria-invalid={passwordError !== false}
          onChange={(event) => {
            setPassword(event.currentTarget.value)
            if (error) reset()
          }}
        />
        {error && !isNamed && <FailureAlert title={texts.login.failed} message={error.message} />}
        <Button type="submit" size="md" mt="xs" disabled={isPending}>
          {isPending ? texts.loading : texts.login.submit}
        </Button>
        <Anchor
          component={Link}
          to={addresses.recovery}
          state={prefilled}
          size="sm"
          ta="center"
          className={classes.link}
        >
          {texts.login.forgotten}
        </Anchor>
        <Text size="sm" c="dimmed" ta="center">
          {texts.login.noAccount}{' '}
          <Anchor component={Link} to={addresses.signUp} inherit fw={600} className={classes.link}>
            {texts.login.signUp}
          </Anchor>
        </Text>
      </Stack>
    </form>
  )
}
