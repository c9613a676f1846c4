import { PasswordInput, SimpleGrid, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { changePassword } from '@vendaclara/contract/account'
import { call } from '../../../../api/call.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { useSession } from '../../../../session/use-session.ts'
import { SteadyButton } from '../../../../ui/buttons.tsx'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import { NewPasswordInput } from '../../fields/new-password-input.tsx'
import { registrationErrors } from '../../fields/registration-errors.ts'
import { usePasswordWeakness } from '../../fields/use-password-weakness.ts'
import { accountQueries } from '../../model/account-queries.ts'
import { CurrentPasswordInput } from '../current-password-input.tsx'
import { asProof, CodeInput, missingProof, noProof, refusedProof, useAsksCode } from '../owners-proof.tsx'
import { ProfileCard } from '../profile-card.tsx'
import { texts } from '../texts.ts'

const empty = { ...noProof, password: '', confirmpassword: '' }

export function PasswordForm() {
  const { user } = useSession()
  const queries = useQueryClient()
  const withCode = useAsksCode()
  const { isBusy, failure, formProps, bind } = useSubmitForm({
    start: empty,
    validate: usePasswordErrors,
    refusedFields: (problem) =>
      problem.field === 'newPassword' ? { password: problem.message } : refusedProof(problem),
    send: ({ password, ...proof }) =>
      call(changePassword, { body: { ...asProof(proof), newPassword: password } }),
    onSent: (_, { restart }) => {
      void queries.invalidateQueries({ queryKey: accountQueries.sessions(user).queryKey })
      notifications.show({ color: 'green', message: texts.password.done })
      restart(empty)
    },
  })
  return (
    <ProfileCard title={texts.password.title} lead={texts.password.lead}>
      <form {...formProps}>
        <Stack>
          <CurrentPasswordInput {...bind('current')} />
          {withCode && <CodeInput {...bind('code')} />}
          <SimpleGrid
            type="container"
            cols={{ base: 1, '496px': 2 }}
            spacing={16}
            style={{ alignItems: 'start' }}
          >
            <NewPasswordInput {...bind('password')} label={texts.password.newPassword} />
            <PasswordInput
              {...bind('confirmpassword')}
              label={texts.password.confirm}
              autoComplete="new-password"
            />
          </SimpleGrid>
          {failure !== null && <FailureAlert title={texts.password.failed} message={failure} />}
          <div>
            <SteadyButton type="submit" variant="default" isBusy={isBusy} busyLabel={texts.password.busy}>
              {texts.password.submit}
            </SteadyButton>
          </div>
        </Stack>
      </form>
    </ProfileCard>
  )
}

function usePasswordErrors({ current, code, ...passwords }: typeof empty) {
  const weakness = usePasswordWeakness(passwords.password, useSession())
  return { ...missingProof({ current, code }, useAsksCode()), ...registrationErrors(passwords, weakness) }
}
