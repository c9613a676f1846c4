import { Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core'
import { requestRecovery } from '@vendaclara/contract/account'
import { Link, useLocation } from 'react-router'
import { addresses } from '../../addresses.ts'
import { call } from '../../api/call.ts'
import { useSubmitForm } from '../../forms/use-submit-form.ts'
import pieces from '../../theme/pieces.module.css'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { registrationErrors } from './fields/registration-errors.ts'
import { AccountLayout } from './frame/account-layout.tsx'
import { type PrefilledEmail, readPrefilledEmail, useRedirectLater } from './frame/location-state.ts'
import { SuccessNotice } from './frame/notices.tsx'
import { recoveryTexts } from './recovery-texts.ts'
import { texts } from './texts.ts'

export function RecoveryScreen() {
  const arrived = readPrefilledEmail(useLocation().state)
  const form = useSubmitForm({
    start: { email: arrived?.email ?? '' },
    validate: registrationErrors<'email'>,
    send: (values) => call(requestRecovery, { body: values }),
  })
  const { answer, failure, isBusy } = form
  const toLogin: PrefilledEmail = { email: form.values.email.trim() }
  const isSent = answer?.message === recoveryTexts.recovery.sent
  useRedirectLater(isSent ? addresses.login : null, toLogin.email)
  return (
    <AccountLayout title={recoveryTexts.recovery.title}>
      <form {...form.formProps}>
        <Title order={1} mb="xs">
          {recoveryTexts.recovery.heading}
        </Title>
        <Text c="dimmed" mb="xl">
          {recoveryTexts.recovery.intro}
        </Text>
        <Stack gap="md">
          {!isSent && (
            <TextInput
              {...form.bind('email')}
              label={texts.fields.email}
              type="email"
              autoComplete="username"
              autoFocus
              size="md"
            />
          )}
          {answer && (
            <SuccessNotice title={answer.message}>
              {isSent && recoveryTexts.recovery.sentHint(toLogin.email)}
            </SuccessNotice>
          )}
          {failure !== null && <FailureAlert title={recoveryTexts.recovery.failed} message={failure} />}
          {!isSent && (
            <Button type="submit" size="md" disabled={isBusy}>
              {isBusy ? texts.loading : recoveryTexts.recovery.submit}
            </Button>
          )}
          <Anchor
            component={Link}
            to={addresses.login}
            state={toLogin}
            size="sm"
            ta="center"
            className={pieces.standing}
          >
            {recoveryTexts.recovery.toLogin}
          </Anchor>
        </Stack>
      </form>
    </AccountLayout>
  )
}
