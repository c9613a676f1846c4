import { PasswordInput, Stack } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { changePassword } from '@vendaclara/contract/account'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { useSession } from '../../../../session/use-session.ts'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import { SteadyButton } from '../../../../ui/steady-button.tsx'
import { usePasswordWeakness } from '../../fields/use-password-weakness.ts'
import { validatePart } from '../../fields/validate-sign-up.ts'
import { accountQueries } from '../../model/account-queries.ts'
import { CurrentPasswordInput } from '../current-password-input.tsx'
import classes from '../profile.module.css'
import { ProfileCard } from '../profile-card.tsx'
import { texts } from '../texts.ts'
import { useProfileForm } from '../use-profile-form.ts'

const empty = { current: '', password: '', confirmpassword: '' }

export function PasswordForm() {
  const { user, name, email } = useSession()
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const weakness = usePasswordWeakness(typed, { name, email })
  const { isPending, failure, change, formProps, bind } = useProfileForm({
    start: empty,
    validate: ({ current, password, confirmpassword }) => ({
      ...(current === '' ? { current: texts.currentPasswordRequired } : {}),
      ...validatePart({ password, confirmpassword }, weakness),
    }),
    refuse: ({ code, field, message }) => {
      if (code === 'Invalid credentials') return { current: texts.wrongPassword }
      return field === 'newPassword' ? { password: message } : {}
    },
    send: ({ current, password }) =>
      call(changePassword, { body: { password: current, newPassword: password } }),
    onDone: () => {
      void queries.invalidateQueries({ queryKey: accountQueries.sessions(user).queryKey })
      notifications.show({ color: 'green', message: texts.password.done })
      setTyped('')
      return empty
    },
  })
  return (
    <ProfileCard title={texts.password.title} lead={texts.password.lead}>
      <form {...formProps}>
        <Stack>
          <CurrentPasswordInput {...bind('current')} />
          <div className={classes.pair}>
            <PasswordInput
              {...bind('password')}
              onChange={({ currentTarget: { value } }) => {
                setTyped(value)
                change('password', value)
              }}
              label={texts.password.newPassword}
              autoComplete="new-password"
              description={texts.password.rule}
              inputWrapperOrder={['label', 'input', 'error', 'description']}
            />
            <PasswordInput
              {...bind('confirmpassword')}
              label={texts.password.confirm}
              autoComplete="new-password"
            />
          </div>
          {failure && <FailureAlert title={texts.password.failed} message={failure} />}
          <div>
            <SteadyButton type="submit" variant="default" isBusy={isPending} busyLabel={texts.password.busy}>
              {texts.password.submit}
            </SteadyButton>
          </div>
        </Stack>
      </form>
    </ProfileCard>
  )
}
