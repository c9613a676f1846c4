import { Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { secondFactorCode } from '@vendaclara/contract/account/fields'
import { useState } from 'react'
import { longestText, schemaErrors } from '../../../forms/schema-errors.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { texts } from '../texts.ts'
import { useLogIn } from './use-log-in.ts'

const validate = schemaErrors<'code'>(undefined, { code: texts.problems.code })
const longestCode = longestText(secondFactorCode) ?? 0

interface LoginCodeFormProps {
  email: string
  password: string
  onBack: () => void
}

/** The second step of the login, for accounts with an authenticator. */
export function LoginCodeForm({ email, password, onBack }: LoginCodeFormProps) {
  const [isRecovery, setIsRecovery] = useState(false)
  const logIn = useLogIn()
  const form = useSubmitForm({
    start: { code: '' },
    validate,
    refusedFields: ({ code, message }) => (code === 'invalid_code' ? { code: message } : {}),
    send: ({ code }) => logIn.send({ email, password, code }),
    onSent: logIn.onSent,
  })
  const words = isRecovery ? texts.code.recovery : texts.code.authenticator
  const askOther = () => {
    form.clear()
    form.restart({ code: '' })
    setIsRecovery(!isRecovery)
  }
  return (
    <form {...form.formProps}>
      <Title order={1} mb="xs">
        {texts.code.heading}
      </Title>
      <Text c="dimmed" mb="xl">
        {words.intro}
      </Text>
      <Stack gap="md">
        <TextInput
          {...form.bind('code')}
          key={words.label}
          label={words.label}
          size="md"
          autoFocus
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          maxLength={longestCode}
        />
        {form.failure !== null && <FailureAlert title={texts.login.failed} message={form.failure} />}
        <Button type="submit" size="md" mt="xs" disabled={form.isBusy}>
          {form.isBusy ? texts.loading : texts.login.submit}
        </Button>
        <Button variant="subtle" onClick={askOther}>
          {words.other}
        </Button>
        <Button variant="subtle" color="gray" onClick={onBack}>
          {texts.code.back}
        </Button>
      </Stack>
    </form>
  )
}
