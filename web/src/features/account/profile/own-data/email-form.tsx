import { Alert, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { IconMailForward } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { changeEmail, type Profile } from '@vendaclara/contract/account'
import { call } from '../../../../api/call.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { useSession } from '../../../../session/use-session.ts'
import { SteadyButton } from '../../../../ui/buttons.tsx'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import { registrationErrors } from '../../fields/registration-errors.ts'
import { accountQueries } from '../../model/account-queries.ts'
import { CurrentPasswordInput } from '../current-password-input.tsx'
import { asProof, CodeInput, missingProof, noProof, refusedProof, useAsksCode } from '../owners-proof.tsx'
import { ProfileCard } from '../profile-card.tsx'
import { texts } from '../texts.ts'

const empty = { email: '', ...noProof }

export function EmailForm({ profile }: { profile: Profile }) {
  const session = useSession()
  const queries = useQueryClient()
  const withCode = useAsksCode()
  const { isBusy, failure, formProps, bind } = useSubmitForm({
    start: empty,
    validate: ({ email, ...proof }) => ({
      ...(email.trim().toLowerCase() === profile.email.toLowerCase()
        ? { email: texts.email.same }
        : registrationErrors({ email })),
      ...missingProof(proof, withCode),
    }),
    refusedFields: (problem) => {
      if (problem.code === 'email_taken') return { email: texts.email.taken }
      return problem.field === 'email' ? { email: problem.message } : refusedProof(problem)
    },
    send: ({ email, ...proof }) => call(changeEmail, { body: { email: email.trim(), ...asProof(proof) } }),
    onSent: (_, { restart }) => {
      void queries.invalidateQueries({ queryKey: accountQueries.profile(session).queryKey })
      restart(empty)
    },
  })
  return (
    <ProfileCard title={texts.email.title}>
      <form {...formProps}>
        <Stack>
          <div role="status" style={{ overflowWrap: 'anywhere' }}>
            <Text size="sm">
              {texts.email.current} <strong>{profile.email}</strong>
            </Text>
            {profile.pendingEmail && (
              <Alert mt="md" color="gray" variant="light" icon={<IconMailForward />}>
                {texts.email.pending(profile.pendingEmail)}
              </Alert>
            )}
          </div>
          <SimpleGrid
            type="container"
            cols={{ base: 1, '496px': 2 }}
            spacing={16}
            style={{ alignItems: 'start' }}
          >
            <TextInput {...bind('email')} label={texts.email.field} type="email" autoComplete="email" />
            <CurrentPasswordInput {...bind('current')} />
          </SimpleGrid>
          {withCode && <CodeInput {...bind('code')} />}
          {failure !== null && <FailureAlert title={texts.email.failed} message={failure} />}
          <div>
            <SteadyButton type="submit" variant="default" isBusy={isBusy} busyLabel={texts.email.busy}>
              {texts.email.submit}
            </SteadyButton>
          </div>
        </Stack>
      </form>
    </ProfileCard>
  )
}
