import { Button, Group, Stack, Text } from '@mantine/core'
import { deleteAccount } from '@vendaclara/contract/account'
import { useState } from 'react'
import { addresses } from '../../../addresses.ts'
import { call } from '../../../api/call.ts'
import { forgetAccount } from '../../../session/forget-account.ts'
import { sessionStore } from '../../../session/session-store.ts'
import { useSession } from '../../../session/use-session.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { CurrentPasswordInput } from './current-password-input.tsx'
import { ExportButton } from './export-button.tsx'
import classes from './profile.module.css'
import { SteadyButton } from './steady-button.tsx'
import { texts } from './texts.ts'
import { useProfileForm } from './use-profile-form.ts'

const empty = { current: '' }

export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const { user } = useSession()
  const [leaving, setLeaving] = useState(false)
  const { isPending, failure, formProps, bind } = useProfileForm({
    start: empty,
    validate: ({ current }) => (current === '' ? { current: texts.currentPasswordRequired } : {}),
    refuse: ({ code }) => (code === 'Invalid credentials' ? { current: texts.wrongPassword } : {}),
    send: ({ current }) => call(deleteAccount, { body: { password: current } }),
    onDone: () => {
      setLeaving(true)
      void leave(user)
      return empty
    },
  })
  return (
    <form {...formProps}>
      <Stack>
        <div>
          <Text size="sm">{texts.removal.erasedLead}</Text>
          <ul className={classes.list}>
            {texts.removal.erased.map((item) => (
              <Text key={item} component="li" size="sm">
                {item}
              </Text>
            ))}
          </ul>
        </div>
        <Text size="sm">
          <strong>{texts.removal.keptLead}</strong> {texts.removal.kept}
        </Text>
        <div>
          <Text size="sm" mb={6}>
            {texts.removal.exportFirst}
          </Text>
          <ExportButton />
        </div>
        <CurrentPasswordInput {...bind('current')} />
        {failure && <FailureAlert title={texts.removal.failed} message={failure} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {texts.removal.cancel}
          </Button>
          <SteadyButton
            type="submit"
            color="red"
            isBusy={isPending || leaving}
            busyLabel={texts.removal.busy}
          >
            {texts.removal.submit}
          </SteadyButton>
        </Group>
      </Stack>
    </form>
  )
}

/** Goes by a full page load, so that nothing of the account stays in memory. */
async function leave(account: string): Promise<void> {
  sessionStore.end()
  try {
    await forgetAccount(account)
  } finally {
    window.location.assign(addresses.outside)
  }
}
