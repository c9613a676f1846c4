import { Button, Group, Stack, Text } from '@mantine/core'
import { deleteAccount } from '@vendaclara/contract/account'
import { call } from '../../../../api/call.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { forgetAccount } from '../../../../session/forget-accounts.ts'
import { sessionStore } from '../../../../session/session-store.ts'
import { useSession } from '../../../../session/use-session.ts'
import { SteadyButton } from '../../../../ui/buttons.tsx'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import { CurrentPasswordInput, missingPassword, refusedPassword } from '../current-password-input.tsx'
import classes from '../profile.module.css'
import { texts } from '../texts.ts'
import { ExportButton } from './export-card.tsx'

const empty = { current: '' }

export type DeletionStage = 'asking' | 'deleting' | 'deleted'

interface DeleteAccountFormProps {
  stage: DeletionStage
  onStage: (stage: DeletionStage) => void
  onCancel: () => void
}

export function DeleteAccountForm({ stage, onStage, onCancel }: DeleteAccountFormProps) {
  const { user } = useSession()
  const isBusy = stage !== 'asking'
  const { failure, formProps, bind } = useSubmitForm({
    start: empty,
    validate: missingPassword,
    refusedFields: refusedPassword,
    send: async ({ current }) => {
      onStage('deleting')
      try {
        await call(deleteAccount, { body: { password: current } })
      } catch (error) {
        onStage('asking')
        throw error
      }
    },
    onSent: (_, { restart }) => {
      void forget(user).finally(() => onStage('deleted'))
      restart(empty)
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
        {failure !== null && <FailureAlert title={texts.removal.failed} message={failure} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={isBusy}>
            {texts.removal.cancel}
          </Button>
          <SteadyButton type="submit" color="red" isBusy={isBusy} busyLabel={texts.removal.busy}>
            {texts.removal.submit}
          </SteadyButton>
        </Group>
      </Stack>
    </form>
  )
}

async function forget(account: string): Promise<void> {
  sessionStore.end()
  await forgetAccount(account)
}
