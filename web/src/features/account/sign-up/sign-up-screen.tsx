import { Anchor, Button, NativeSelect, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core'
import { channel } from '@vendaclara/contract/account'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import classes from '../frame/account-form.module.css'
import { AccountLayout } from '../frame/account-layout.tsx'
import { texts } from '../texts.ts'
import { useFocusAfterRefusal } from '../use-focus-after-refusal.ts'
import { useSignUp } from './use-sign-up.ts'
import type { SignUpForm } from './validate-sign-up.ts'

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
