import { Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { login } from '@vendaclara/contract/account'
import { type FormEvent, useState } from 'react'
import { ApiProblem } from '../../../api/api-problem.ts'
import { call } from '../../../api/call.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { useFocusAfterRefusal } from '../fields/refused-field.ts'
import { texts } from '../texts.ts'
import { useBeginSession } from './use-begin-session.ts'

interface LoginCodeFormProps {
  email: string
  password: string
  onBack: () => void
}

/** The second step of the login, for whoever set up an authenticator. */
export function LoginCodeForm({ email, password, onBack }: LoginCodeFormProps) {
  const [code, setCode] = useState('')
  const [isRecovery, setIsRecovery] = useState(false)
  const [tried, setTried] = useState(false)
  const beginSession = useBeginSession()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => call(login, { body: { email, password, code } }),
    onSuccess: beginSession,
  })
  const isWrong = error instanceof ApiProblem && error.code === 'invalid_code'
  const form = useFocusAfterRefusal(error, isWrong ? 'code' : undefined)
  const words = isRecovery ? texts.code.recovery : texts.code.authenticator
  const fieldError = (isWrong && error.message) || (tried && code.trim() === '' && texts.code.required)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const field = event.currentTarget.elements.namedItem('code')
    if (code.trim() !== '' && !isPending) mutate()
    else if (field instanceof HTMLElement) field.focus()
  }
  const change = (typed: string) => {
    setCode(typed)
    if (error) reset()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Title order={1} mb="xs">
        {texts.code.heading}
      </Title>
      <Text c="dimmed" mb="xl">
        {words.intro}
      </Text>
      <Stack gap="md">
        <TextInput
          key={words.label}
          label={words.label}
          name="code"
          size="md"
          autoFocus
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          maxLength={40}
          value={code}
          error={fieldError}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {error && !isWrong && <FailureAlert title={texts.login.failed} message={error.message} />}
        <Button type="submit" size="md" mt="xs" disabled={isPending}>
          {isPending ? texts.loading : texts.login.submit}
        </Button>
        <Button
          variant="subtle"
          onClick={() => {
            change('')
            setTried(false)
            setIsRecovery(!isRecovery)
          }}
        >
          {words.other}
        </Button>
        <Button variant="subtle" color="gray" onClick={onBack}>
          {texts.code.back}
        </Button>
      </Stack>
    </form>
  )
}
