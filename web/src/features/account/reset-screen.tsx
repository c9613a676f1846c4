import { Button, Stack, Title } from '@mantine/core'
import { updatePassword, verifyToken } from '@vendaclara/contract/account'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { isLoggedIn, tokenInBody } from '../../api/auth-token.ts'
import { call } from '../../api/call.ts'
import { announceSessionEnded } from '../../api/page-events.ts'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import { sessionStore } from '../../session/session-store.ts'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { NewPasswordInput } from './fields/new-password-input.tsx'
import { registrationErrors } from './fields/registration-errors.ts'
import { usePasswordWeakness } from './fields/use-password-weakness.ts'
import { AccountLayout } from './frame/account-layout.tsx'
import { useLinkToken, useRedirectLater } from './frame/location-state.ts'
import { SuccessNotice } from './frame/notices.tsx'
import { recoveryTexts } from './recovery-texts.ts'
import { texts } from './texts.ts'

export function ResetScreen() {
  const { token, forget } = useLinkToken()
  return (
    <AccountLayout title={recoveryTexts.reset.title}>
      {token === null ? <MissingTokenNotice /> : <ResetForm token={token} onDone={forget} />}
    </AccountLayout>
  )
}

interface ResetFormProps {
  token: string
  onDone: () => void
}

function ResetForm({ token, onDone }: ResetFormProps) {
  const form = useSubmitForm({
    start: { password: '' },
    validate: usePasswordErrors,
    refusedFields: ({ field, message }) => (field === 'newPassword' ? { password: message } : {}),
    send: ({ password }) => call(updatePassword, { body: { token, newPassword: password } }),
    onSent: () => {
      onDone()
      // The server has ended all sessions of the account, possibly including the one stored here.
      return dropEndedSession()
    },
  })
  const { answer, error, failure, isBusy } = form
  useRedirectLater(answer ? addresses.login : null)
  const isSpent = error instanceof ApiProblem && error.code === 'invalid_token'
  return (
    <form {...form.formProps}>
      <Title order={1} mb="xl">
        {recoveryTexts.reset.heading}
      </Title>
      <Stack gap="md">
        {!answer && (
          <NewPasswordInput
            {...form.bind('password')}
            label={recoveryTexts.reset.password}
            autoFocus
            size="md"
          />
        )}
        {answer && <SuccessNotice title={answer.message}>{recoveryTexts.reset.doneHint}</SuccessNotice>}
        {failure !== null && <FailureAlert title={recoveryTexts.reset.failed} message={failure} />}
        {answer || isSpent ? (
          <Button component={Link} to={answer ? addresses.login : addresses.recovery} size="md">
            {answer ? recoveryTexts.reset.toLogin : recoveryTexts.reset.askAgain}
          </Button>
        ) : (
          <Button type="submit" size="md" disabled={isBusy}>
            {isBusy ? texts.loading : recoveryTexts.reset.submit}
          </Button>
        )}
      </Stack>
    </form>
  )
}

function usePasswordErrors({ password }: Record<'password', string>) {
  return registrationErrors({ password }, usePasswordWeakness(password, {}))
}

function MissingTokenNotice() {
  return (
    <>
      <Title order={1} mb="xl">
        {recoveryTexts.reset.heading}
      </Title>
      <Stack gap="md">
        <FailureAlert title={recoveryTexts.reset.noToken} message={recoveryTexts.reset.noTokenHint} />
        <Button component={Link} to={addresses.recovery} size="md">
          {recoveryTexts.reset.askAgain}
        </Button>
      </Stack>
    </>
  )
}

/**
 * Removes the stored session, unless the server still knows it. In that case it belongs to another account and is
 * kept.
 */
async function dropEndedSession(): Promise<void> {
  const body = tokenInBody()
  sessionStore.end()
  if (body.token === undefined) return
  // If the server does not answer, a new login is the safe choice.
  const session = await call(verifyToken, { body }).catch(() => null)
  if (session !== null && !isLoggedIn()) sessionStore.refresh(session)
  announceSessionEnded()
}
