import { SimpleGrid, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { type Profile, putProfile } from '@vendaclara/contract/account'
import type { FormEvent } from 'react'
import { call } from '../../../../api/call.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { amendSession } from '../../../../session/refresh-session.ts'
import { useSession } from '../../../../session/use-session.ts'
import { SteadyButton } from '../../../../ui/buttons.tsx'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import { longestName, maskPhone, registrationErrors } from '../../fields/registration-errors.ts'
import { accountQueries } from '../../model/account-queries.ts'
import { ProfileCard } from '../profile-card.tsx'
import { texts } from '../texts.ts'

export function PersonalDataForm({ profile }: { profile: Profile }) {
  const session = useSession()
  const queries = useQueryClient()
  const { values, invalid, isBusy, failure, change, formProps, bind } = useSubmitForm({
    start: { name: profile.name, phone: profile.phone },
    validate: registrationErrors<'name' | 'phone'>,
    send: (body) => call(putProfile, { body }),
    onSent: (saved, { restart }) => {
      queries.setQueryData(accountQueries.profile(session).queryKey, saved)
      amendSession({ name: saved.name })
      notifications.show({ color: 'green', message: texts.data.done })
      restart({ name: saved.name, phone: saved.phone })
    },
  })
  const isChanged = values.name.trim() !== profile.name || values.phone !== profile.phone
  const submit = (event: FormEvent) => {
    if (isChanged) formProps.onSubmit(event)
    else event.preventDefault()
  }
  return (
    <ProfileCard title={texts.data.title}>
      <form {...formProps} onSubmit={submit}>
        <Stack>
          <SimpleGrid
            type="container"
            cols={{ base: 1, '496px': 2 }}
            spacing={16}
            style={{ alignItems: 'start' }}
          >
            <TextInput
              {...bind('name')}
              label={texts.data.name}
              autoComplete="name"
              maxLength={longestName}
            />
            <TextInput
              {...bind('phone')}
              label={texts.data.phone}
              placeholder={texts.data.optional}
              inputMode="tel"
              autoComplete="tel"
              onChange={(event) => change('phone', maskPhone(event.currentTarget.value))}
            />
          </SimpleGrid>
          {failure !== null && <FailureAlert title={texts.data.failed} message={failure} />}
          <div>
            <SteadyButton
              type="submit"
              isIdle={!isChanged || Object.keys(invalid).length > 0}
              isBusy={isBusy}
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
