import { Button, Group, List, Stack, Text } from '@mantine/core'
import { deleteAccount } from '@vendaclara/contract/account'
import { call } from '../../../../api/call.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { forgetAccount } from '../../../../session/forget-accounts.ts'
import { sessionStore } from '../../../../session/session-store.ts'
import { useSession } from '../../../../session/use-session.ts'
import { SteadyButton } from '../../../../ui/buttons.tsx'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import { CurrentPasswordInput } from '../current-password-input.tsx'
import { asProof, CodeInput, missingProof, noProof, refusedProof, useAsksCode } from '../owners-proof.tsx'
import { texts } from '../texts.ts'
import { ExportButton } from './export-card.tsx'

export type DeletionStage = 'asking' | 'deleting' | 'deleted'

interface DeleteAccountFormProps {
  stage: DeletionStage
  onStage: (stage: DeletionStage) => void
  onCancel: () => void
}

export function DeleteAccountForm({ stage, onStage, onCancel }: DeleteAccountFormProps) {
  const { user } = useSession()
  const withCode = useAsksCode()
  const isBusy = stage !== 'asking'
  const { failure, formProps, bind } = useSubmitForm({
    start: noProof,
    validate: (proof) => missingProof(proof, withCode),
    refusedFields: refusedProof,
    send: async (proof) => {
      onStage('deleting')
      try {
        await call(deleteAccount, { body: asProof(proof) })
      } catch (error) {
        onStage('asking')
        throw error
      }
    },
    onSent: (_, { restart }) => {
      void forget(user).finally(() => onStage('deleted'))
      restart(noProof)
    },
  })
  return (
    <form {...formProps}>
      <Stack>
        <div>
          <Text size="sm">{texts.removal.erasedLead}</Text>
          <List size="sm" spacing={4} mt={6}>
            {texts.removal.erased.map((item) => (
              <List.Item key={item}>{item}</List.Item>
            ))}
          </List>
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
        {withCode && <CodeInput {...bind('code')} />}
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
