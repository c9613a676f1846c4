import { Anchor, Button, Code, Group, Image, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type AuthenticatorSetup, confirmSecondFactor } from '@vendaclara/contract/account/second-factor'
import { call } from '../../../../api/call.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { CopyButton, SteadyButton } from '../../../../ui/buttons.tsx'
import { useBackCloses } from '../../../../ui/dialogs/back-closes.ts'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import { longestCode, missingCode, refusedProof } from '../owners-proof.tsx'
import { texts } from '../texts.ts'

interface AuthenticatorDialogProps {
  /** Undefined while there is nothing to set up. */
  setup: AuthenticatorSetup | undefined
  onCancel: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** Shows the data for an authenticator, and asks for its first code. */
export function AuthenticatorDialog({ setup, onCancel, onDone }: AuthenticatorDialogProps) {
  const cancel = useBackCloses(setup !== undefined, onCancel)
  return (
    <Modal
      opened={setup !== undefined}
      onClose={cancel}
      title={texts.factor.scanTitle}
      withCloseButton={false}
      closeOnClickOutside={false}
      size="md"
    >
      {setup && <AuthenticatorForm setup={setup} onCancel={cancel} onDone={onDone} />}
    </Modal>
  )
}

type FormProps = Omit<AuthenticatorDialogProps, 'setup'> & { setup: AuthenticatorSetup }

function AuthenticatorForm({ setup, onCancel, onDone }: FormProps) {
  const { isBusy, failure, formProps, bind } = useSubmitForm({
    start: { code: '' },
    validate: missingCode,
    refusedFields: refusedProof,
    send: ({ code }) => call(confirmSecondFactor, { body: { code } }),
    onSent: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  return (
    <form {...formProps}>
      <Stack>
        <Text size="sm">{texts.factor.scan}</Text>
        <Image src={setup.qrCode} alt={texts.factor.qrCode} w={200} mx="auto" radius={12} />
        <Text size="sm" c="dimmed">
          {texts.factor.byHand}{' '}
          <Anchor href={setup.uri} inherit underline="always">
            {texts.factor.openApp}
          </Anchor>
        </Text>
        <Group gap={4} wrap="nowrap">
          <Code fz={14} style={{ overflowWrap: 'anywhere' }}>
            {setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </Code>
          <CopyButton value={setup.secret} label={texts.factor.copySecret} />
        </Group>
        <TextInput
          {...bind('code')}
          label={texts.factor.firstCode}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={longestCode}
          data-autofocus
        />
        {failure !== null && <FailureAlert title={texts.factor.failed} message={failure} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {texts.back}
          </Button>
          <SteadyButton type="submit" isBusy={isBusy} busyLabel={texts.factor.busy}>
            {texts.factor.turnOn}
          </SteadyButton>
        </Group>
      </Stack>
    </form>
  )
}
