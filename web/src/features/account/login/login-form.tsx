import { Anchor, Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { ApiProblem } from '../../../api/api-problem.ts'
import { schemaErrors } from '../../../forms/schema-errors.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import pieces from '../../../theme/pieces.module.css'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { type PrefilledEmail, usePrefilledEmail } from '../frame/location-state.ts'
import { SuccessNotice } from '../frame/notices.tsx'
import { texts } from '../texts.ts'
import { useLogIn } from './use-log-in.ts'

const { email, password } = texts.problems
const validate = schemaErrors<'email' | 'password'>(undefined, {
  email: { missing: email.missing },
  password: { missing: password.missing },
})

const LoginCodeForm = lazy(() => import('./login-code-form.tsx').then((m) => ({ default: m.LoginCodeForm })))

export function LoginForm() {
  const logIn = useLogIn()
  const arrived = usePrefilledEmail()
  const form = useSubmitForm({
    start: { email: arrived?.email ?? '', password: '' },
    validate,
    refusedFields: ({ code }) => {
      if (code === 'User not found') return { email: texts.login.noUser }
      return code === 'Invalid credentials' ? { password: texts.login.wrongPassword } : {}
    },
    send: ({ email, password }) => logIn.send({ email: email.trim(), password }),
    onSent: logIn.onSent,
  })
  const { error, failure, isBusy, values } = form
  const toRecovery: PrefilledEmail = { email: values.email.trim() }
  if (error instanceof ApiProblem && error.code === 'second_factor_required') {
    return (
      <Suspense fallback={null}>
        <LoginCodeForm email={values.email.trim()} password={values.password} onBack={form.clear} />
      </Suspense>
    )
  }
  return (
    <form {...form.formProps} onFocus={logIn.onFocus}>
      <Title order={1} mb="xl">
        {arrived ? texts.login.newcomerHeading : texts.login.heading}
      </Title>
      <Stack gap="md">
        {arrived?.isNewcomer && (
          <SuccessNotice title={texts.arrived.title} takesFocus={false}>
            {texts.arrived.message(arrived.email)}
          </SuccessNotice>
        )}
        <TextInput
          {...form.bind('email')}
          label={texts.fields.email}
          type="email"
          autoComplete="username"
          size="md"
        />
        <PasswordInput
          {...form.bind('password')}
          label={texts.fields.password}
          autoComplete="current-password"
          size="md"
          autoFocus={arrived !== undefined}
        />
        {failure !== null && <FailureAlert title={texts.login.failed} message={failure} />}
        <Button type="submit" size="md" mt="xs" disabled={isBusy}>
          {isBusy ? texts.loading : texts.login.submit}
        </Button>
        <Anchor
          component={Link}
          to={addresses.recovery}
          state={toRecovery}
          size="sm"
          ta="center"
          className={pieces.standing}
        >
          {texts.login.forgotten}
        </Anchor>
        <Text size="sm" c="dimmed" ta="center">
          {texts.login.noAccount}{' '}
          <Anchor component={Link} to={addresses.signUp} inherit fw={600} className={pieces.standing}>
            {texts.login.signUp}
          </Anchor>
        </Text>
      </Stack>
    </form>
  )
}
