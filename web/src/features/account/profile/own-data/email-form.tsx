import { Alert, Stack, Text, TextInput } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { changeEmail, type Profile } from '@vendaclara/contract/account'
import { call } from '../../../../api/call.ts'
import { useSession } from '../../../../session/use-session.ts'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import { SteadyButton } from '../../../../ui/steady-button.tsx'
import { validatePart } from '../../fields/validate-sign-up.ts'
import { accountQueries } from '../../model/account-queries.ts'
import { CurrentPasswordInput } from '../current-password-input.tsx'
import classes from '../profile.module.css'
import { ProfileCard } from '../profile-card.tsx'
import { texts } from '../texts.ts'
import { useProfileForm } from '../use-profile-form.ts'

const empty = { email: '', current: '' }

export function EmailForm({ profile }: { profile: Profile }) {
  const session = useSession()
  const queries = useQueryClient()
  const { isPending, failure, formProps, bind } = useProfileForm({
    start: empty,
    validate: ({ email, current }) => ({
      ...(email.trim().toLowerCase() === profile.email.toLowerCase()
        ? { email: texts.email.same }
        : validatePart({ email })),
      ...(current === '' ? { current: texts.currentPasswordRequired } : {}),
    }),
    refuse: ({ code, field, message }) => {
      if (code === 'Invalid credentials') return { current: texts.wrongPassword }
      if (code === 'email_taken') return { email: texts.email.taken }
      return field === 'email' ? { email: message } : {}
    },
    send: ({ email, current }) => call(changeEmail, { body: { email: email.trim(), password: current } }),
    onDone: () => {
      void queries.invalidateQueries({ queryKey: accountQueries.profile(session).queryKey })
      return empty
    },
  })
  return (
    <ProfileCard title={texts.email.title}>
      <form {...formProps}>
        <Stack>
          <div role="status" className={classes.address}>
            <Text size="sm">
              {texts.email.current} <strong>{profile.email}</strong>
            </Text>
            {profile.pendingEmail && (
              <Alert mt="md" color="gray" variant="light" icon={<IconMailForward />}>
                {texts.email.pending(profile.pendingEmail)}
              </Alert>
            )}
          </div>
          <div className={classes.pair}>
            <TextInput {...bind('email')} label={texts.email.field} type="email" autoComplete="email" />
            <CurrentPasswordInput {...bind('current')} />
          </div>
          {failure && <FailureAlert title={texts.email.failed} message={failure} />}
          <div>
            <SteadyButton type="submit" variant="default" isBusy={isPending} busyLabel={texts.email.busy}>
              {texts.email.submit}
            </SteadyButton>
          </div>
        </Stack>
      </form>
    </ProfileCard>
  )
}
