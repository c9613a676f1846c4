import {
  Anchor,
  Button,
  Group,
  NativeSelect,
  PasswordInput,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import { channel, createUser, type registration } from '@vendaclara/contract/account'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { addresses } from '../../addresses.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import pieces from '../../theme/pieces.module.css'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { NewPasswordInput } from './fields/new-password-input.tsx'
import { longestName, maskPhone, registrationErrors } from './fields/registration-errors.ts'
import { usePasswordWeakness } from './fields/use-password-weakness.ts'
import { AccountLayout } from './frame/account-layout.tsx'
import type { PrefilledEmail } from './frame/location-state.ts'
import { signUpTexts } from './sign-up-texts.ts'
import { texts } from './texts.ts'

type Field = keyof typeof registration.shape

const blank: Record<Field, string> = {
  name: '',
  email: '',
  password: '',
  confirmpassword: '',
  phone: '',
  canal: '',
}
const takenNoticeMilliseconds = 3_000

export function SignUpScreen() {
  const form = useSignUp()
  const bind = (field: Field) => ({ ...form.bind(field), label: texts.fields[field], size: 'md' as const })
  return (
    <AccountLayout title={signUpTexts.title}>
      <form {...form.formProps}>
        <Title order={1} mb="xl">
          {signUpTexts.heading}
        </Title>
        <Stack gap="md">
          <TextInput {...bind('name')} autoComplete="name" maxLength={longestName} />
          <div>
            <TextInput {...bind('email')} type="email" autoComplete="email" />
            {form.isKnownAddress && <KnownAddressHint email={form.values.email.trim()} />}
          </div>
          <NewPasswordInput {...bind('password')} />
          <PasswordInput {...bind('confirmpassword')} autoComplete="new-password" />
          <TextInput
            {...bind('phone')}
            inputMode="tel"
            autoComplete="tel"
            description={texts.fields.optional}
            onChange={(event) => form.change('phone', maskPhone(event.currentTarget.value))}
          />
          <NativeSelect {...bind('canal')} description={texts.fields.optional} data={signUpTexts.channels} />
          {form.failure !== null && <FailureAlert title={signUpTexts.failed} message={form.failure} />}
          <Button type="submit" size="md" mt="xs" disabled={form.isBusy}>
            {form.isBusy ? texts.loading : signUpTexts.submit}
          </Button>
          <Text size="xs" c="dimmed" ta="center">
            {signUpTexts.agreement.before}{' '}
            <Anchor component={Link} to={addresses.terms} target="_blank" inherit underline="always">
              {signUpTexts.agreement.terms}
            </Anchor>{' '}
            {signUpTexts.agreement.between}{' '}
            <Anchor component={Link} to={addresses.privacy} target="_blank" inherit underline="always">
              {signUpTexts.agreement.privacy}
            </Anchor>
            .
          </Text>
          <Text size="sm" c="dimmed" ta="center">
            {signUpTexts.hasAccount}{' '}
            <Anchor component={Link} to={addresses.login} inherit fw={600} className={pieces.standing}>
              {signUpTexts.login}
            </Anchor>
          </Text>
        </Stack>
      </form>
    </AccountLayout>
  )
}

/** Stays after the refusal has disappeared, so that people who already have an account can find it. */
function KnownAddressHint({ email }: PrefilledEmail) {
  const state: PrefilledEmail = { email }
  const link = (address: string, words: string) => (
    <Anchor component={Link} to={address} state={state} inherit fw={600} className={pieces.standing}>
      {words}
    </Anchor>
  )
  return (
    <Text component="div" size="sm" c="dimmed" mt={6}>
      {signUpTexts.known.question}
      <Group gap="xs" ml={-4}>
        {link(addresses.login, signUpTexts.known.login)}
        {link(addresses.recovery, signUpTexts.known.recovery)}
      </Group>
    </Text>
  )
}

function useSignUp() {
  const navigate = useNavigate()
  const [knownEmail, setKnownEmail] = useState<string>()
  const form = useSubmitForm({
    start: blank,
    validate: useSignUpErrors,
    refusedFields: ({ code, field, message }) => {
      if (code === 'email_taken') return { email: signUpTexts.emailTaken }
      return field !== undefined && field in blank ? { [field]: message } : {}
    },
    send: (values) => call(createUser, { body: { ...values, canal: channel.parse(values.canal) } }),
    onSent: (_, { values }) => {
      const state: PrefilledEmail = { email: values.email.trim(), isNewcomer: true }
      return navigate(addresses.login, { state })
    },
  })
  const { error, clear } = form
  const isTaken = error instanceof ApiProblem && error.code === 'email_taken'
  // biome-ignore lint/correctness/useExhaustiveDependencies: The notice goes after a while, also if the form is drawn again.
  useEffect(() => {
    if (!isTaken) return
    setKnownEmail(form.values.email)
    const timer = setTimeout(clear, takenNoticeMilliseconds)
    return () => clearTimeout(timer)
  }, [isTaken])
  return { ...form, isKnownAddress: form.values.email === knownEmail }
}

function useSignUpErrors(values: Record<Field, string>) {
  return registrationErrors(values, usePasswordWeakness(values.password, values))
}
