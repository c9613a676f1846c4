import { Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { requestRecovery } from '@vendaclara/contract/account'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { addresses } from '../../addresses.ts'
import { call } from '../../api/call.ts'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { refusedField, useFocusAfterRefusal } from './fields/refused-field.ts'
import { emailError } from './fields/validate-sign-up.ts'
import classes from './frame/account-form.module.css'
import { AccountLayout } from './frame/account-layout.tsx'
import { type PrefilledEmail, prefilledEmail, useRedirectLater } from './frame/location-state.ts'
import { SuccessNotice } from './frame/notices.tsx'
import { texts } from './texts.ts'

export function RecoveryScreen() {
  const [email, setEmail] = useState(prefilledEmail.safeParse(useLocation().state).data?.email ?? '')
  const [touched, setTouched] = useState(false)
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: () => call(requestRecovery, { body: { email } }),
  })
  const isSent = data?.message === texts.recovery.sent
  useRedirectLater(isSent ? addresses.login : null, email.trim())
  const refused = refusedField(error)
  const form = useFocusAfterRefusal(error, refused)
  const invalid = emailError(email)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTouched(true)
    const field = event.currentTarget.elements.namedItem('email')
    if (invalid === undefined && !isPending) mutate()
    else if (field instanceof HTMLElement) field.focus()
  }
  const prefilled: PrefilledEmail = { email: email.trim() }
  return (
    <AccountLayout title={texts.recovery.title}>
      <form ref={form} onSubmit={submit} noValidate>
        <Title order={1} mb="xs">
          {texts.recovery.heading}
        </Title>
        <Text c="dimmed" mb="xl">
          {texts.recovery.intro}
        </Text>
        <Stack gap="md">
          {!isSent && (
            <TextInput
              label={texts.fields.email}
              type="email"
              name="email"
              autoComplete="username"
              autoFocus
              size="md"
              value={email}
              error={(touched && invalid) || (refused && error?.message)}
              onChange={(event) => {
                setEmail(event.currentTarget.value)
                setTouched(true)
                if (error || data) reset()
              }}
            />
          )}
          {data && (
            <SuccessNotice title={data.message}>
              {isSent && texts.recovery.sentHint(prefilled.email)}
            </SuccessNotice>
          )}
          {error && !refused && <FailureAlert title={texts.recovery.failed} message={error.message} />}
          {!isSent && (
            <Button type="submit" size="md" disabled={isPending}>
              {isPending ? texts.loading : texts.recovery.submit}
            </Button>
          )}
          <Anchor
            component={Link}
            to={addresses.login}
            state={prefilled}
            size="sm"
            ta="center"
            className={classes.link}
          >
            {texts.recovery.toLogin}
          </Anchor>
        </Stack>
      </form>
    </AccountLayout>
  )
}
