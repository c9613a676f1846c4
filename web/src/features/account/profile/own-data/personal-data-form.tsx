import { Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { type Profile, putProfile } from '@vendaclara/contract/account'
import type { FormEvent } from 'react'
import { call } from '../../../../api/call.ts'
import { amendSession } from '../../../../session/refresh-session.ts'
import { useSession } from '../../../../session/use-session.ts'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import { SteadyButton } from '../../../../ui/steady-button.tsx'
import { validatePart } from '../../fields/validate-sign-up.ts'
import { accountQueries } from '../../model/account-queries.ts'
import classes from '../profile.module.css'
import { ProfileCard } from '../profile-card.tsx'
import { texts } from '../texts.ts'
import { useProfileForm } from '../use-profile-form.ts'

const notOfPhoneNumbers = /[^\d\s()+-]/g

export function PersonalDataForm({ profile }: { profile: Profile }) {
  const session = useSession()
  const queries = useQueryClient()
  const { form, isPending, isValid, failure, change, formProps, bind } = useProfileForm({
    start: { name: profile.name, phone: profile.phone },
    validate: ({ name }) => validatePart({ name }),
    refuse: ({ field, message }) => (field === 'name' || field === 'phone' ? { [field]: message } : {}),
    send: (body) => call(putProfile, { body }),
    onDone: (saved) => {
      queries.setQueryData(accountQueries.profile(session).queryKey, saved)
      amendSession({ name: saved.name })
      notifications.show({ color: 'green', message: texts.data.done })
      return { name: saved.name, phone: saved.phone }
    },
  })
  const isChanged = form.name.trim() !== profile.name || form.phone !== profile.phone
  const submit = (event: FormEvent) => {
    if (isChanged) formProps.onSubmit(event)
    else event.preventDefault()
  }
  return (
    <ProfileCard title={texts.data.title}>
      <form {...formProps} onSubmit={submit}>
        <Stack>
          <div className={classes.pair}>
            <TextInput {...bind('name')} label={texts.data.name} autoComplete="name" maxLength={120} />
            <TextInput
              {...bind('phone')}
              label={texts.data.phone}
              placeholder={texts.data.optional}
              inputMode="tel"
              autoComplete="tel"
              maxLength={20}
              onChange={(event) => change('phone', event.currentTarget.value.replace(notOfPhoneNumbers, ''))}
            />
          </div>
          {failure && <FailureAlert title={texts.data.failed} message={failure} />}
          <div>
            <SteadyButton
              type="submit"
              isIdle={!isChanged || !isValid}
              isBusy={isPending}
              busyLabel={texts.data.busy}
            >
              {texts.data.submit}
            </SteadyButton>
          </div>
        </Stack>
      </form>
    </ProfileCard>
  )
}
