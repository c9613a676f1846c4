import { Anchor, Button, NativeSelect, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { channel, createUser } from '@vendaclara/contract/account'
import { type FormEvent, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { addresses } from '../../addresses.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { call } from '../../api/call.ts'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { refusedField, useFocusAfterRefusal } from './fields/refused-field.ts'
import { usePasswordWeakness } from './fields/use-password-weakness.ts'
import { type SignUpErrors, type SignUpForm, validateSignUp } from './fields/validate-sign-up.ts'
import classes from './frame/account-form.module.css'
import { AccountLayout } from './frame/account-layout.tsx'
import type { PrefilledEmail } from './frame/location-state.ts'
import { texts } from './texts.ts'

const notOfPhoneNumbers = /[^\d\s()+-]/g

export function SignUpScreen() {
  const { form, errorOf, change, submit, isPending, error, refused, failure } = useSignUp()
  const formElement = useFocusAfterRefusal(error, refused)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const invalid = submit()
    const field = invalid && event.currentTarget.elements.namedItem(invalid)
    if (field instanceof HTMLElement) field.focus()
  }
  const bind = (name: Exclude<keyof SignUpForm, 'canal'>) => ({
    label: texts.fields[name],
    name,
    size: 'md' as const,
    value: form[name],
    error: errorOf(name),
    // A PasswordInput leaves this out.
    'aria-invalid': errorOf(name) !== undefined,
    onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
  })
  return (
    <AccountLayout title={texts.signUp.title}>
      <form ref={formElement} onSubmit={send} noValidate>
        <Title order={1} mb="xl">
          {texts.signUp.heading}
        </Title>
        <Stack gap="md">
          <TextInput {...bind('name')} autoComplete="name" maxLength={120} />
          <TextInput {...bind('email')} type="email" autoComplete="email" />
          <PasswordInput
            {...bind('password')}
            autoComplete="new-password"
            description={texts.fields.passwordRule}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
          />
          <PasswordInput {...bind('confirmpassword')} autoComplete="new-password" />
          <TextInput
            {...bind('phone')}
            inputMode="tel"
            autoComplete="tel"
            description={texts.fields.optional}
            maxLength={20}
            onChange={(event) => change({ phone: event.currentTarget.value.replace(notOfPhoneNumbers, '') })}
          />
          <NativeSelect
            label={texts.fields.canal}
            description={texts.fields.optional}
            name="canal"
            size="md"
            data={texts.channels}
            value={form.canal}
            onChange={(event) => change({ canal: channel.parse(event.currentTarget.value) })}
          />
          {failure && <FailureAlert title={texts.signUp.failed} message={failure} />}
          <Button type="submit" size="md" mt="xs" disabled={isPending}>
            {isPending ? texts.loading : texts.signUp.submit}
          </Button>
          <Text size="xs" c="dimmed" ta="center">
            {texts.signUp.agreement.before}{' '}
            <Anchor component={Link} to={addresses.terms} target="_blank" inherit underline="always">
              {texts.signUp.agreement.terms}
            </Anchor>{' '}
            {texts.signUp.agreement.between}{' '}
            <Anchor component={Link} to={addresses.privacy} target="_blank" inherit underline="always">
              {texts.signUp.agreement.privacy}
            </Anchor>
            .
          </Text>
          <Text size="sm" c="dimmed" ta="center">
            {texts.signUp.hasAccount}{' '}
            <Anchor component={Link} to={addresses.login} inherit fw={600} className={classes.link}>
              {texts.signUp.login}
            </Anchor>
          </Text>
        </Stack>
      </form>
    </AccountLayout>
  )
}

const empty: SignUpForm = { name: '', email: '', password: '', confirmpassword: '', phone: '', canal: '' }
const takenNoticeMilliseconds = 3_000

/** The state of the sign-up form: a field's error shows once the field was changed, all of them once sent. */
export function useSignUp() {
  const [form, setForm] = useState(empty)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const navigate = useNavigate()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(createUser, { body: form }),
    onSuccess: () => {
      const state: PrefilledEmail = { email: form.email.trim(), isNewcomer: true }
      setForm(empty)
      setTouched(new Set())
      return navigate(addresses.login, { state })
    },
  })
  const isTaken = error instanceof ApiProblem && error.code === 'email_taken'
  useEffect(() => {
    if (!isTaken) return
    const timer = setTimeout(reset, takenNoticeMilliseconds)
    return () => clearTimeout(timer)
  }, [isTaken, reset])

  const weakness = usePasswordWeakness(form.password, form)
  const invalid = validateSignUp(form, weakness)
  const refused = refusalByField(error)
  const errorOf = (field: keyof SignUpForm) =>
    touched.has(field) ? (invalid[field] ?? refused[field]) : refused[field]

  return {
    form,
    isPending,
    errorOf,
    error,
    refused: Object.keys(refused)[0],
    failure: error && Object.keys(refused).length === 0 ? error.message : null,
    change: (part: Partial<SignUpForm>) => {
      setForm((before) => ({ ...before, ...part }))
      setTouched((before) => new Set([...before, ...Object.keys(part)]))
      if (error) reset()
    },
    /** Sends the form, or answers the first field that keeps it from being sent. */
    submit: (): keyof SignUpErrors | undefined => {
      setTouched(new Set(Object.keys(empty)))
      const first = (Object.keys(invalid) as (keyof SignUpErrors)[])[0]
      if (first === undefined && !isPending) mutate()
      return first
    },
  }
}

function refusalByField(error: Error | null): SignUpErrors {
  if (error instanceof ApiProblem && error.code === 'email_taken') return { email: texts.signUp.emailTaken }
  const field = refusedField(error)
  return error && field !== undefined && field in empty ? { [field]: error.message } : {}
}
