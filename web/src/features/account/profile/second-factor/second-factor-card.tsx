import { Button, Group, Skeleton, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type AuthenticatorSetup,
  beginSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  type SecondFactor,
} from '@vendaclara/contract/account/second-factor'
import dayjs from 'dayjs'
import { useState } from 'react'
import { call } from '../../../../api/call.ts'
import { useSession } from '../../../../session/use-session.ts'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import { accountQueries } from '../../model/account-queries.ts'
import { PasswordDialog } from '../password-dialog.tsx'
import { ProfileCard } from '../profile-card.tsx'
import { texts } from '../texts.ts'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'

type Step =
  | { name: 'idle' | 'beginning' | 'renewing' | 'removing' }
  | { name: 'scanning'; setup: AuthenticatorSetup }
  | { name: 'showing-codes'; codes: readonly string[] }

const idle: Step = { name: 'idle' }

/** The card for the second factor: off, being set up, or on. */
export function SecondFactorCard() {
  const { user, confirmed } = useSession()
  const queries = useQueryClient()
  const query = accountQueries.secondFactor(user)
  const { data: factor, error, refetch } = useQuery(query)
  const [step, setStep] = useState<Step>(idle)
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: query.queryKey })
    void queries.invalidateQueries({ queryKey: accountQueries.activity(user).queryKey })
    void queries.invalidateQueries({ queryKey: accountQueries.sessions(user).queryKey })
  }
  return (
    <ProfileCard title={texts.factor.title} lead={texts.factor.lead}>
      {factor && !confirmed && <Text size="sm">{texts.factor.unconfirmed}</Text>}
      {factor && confirmed && <FactorState factor={factor} onStep={(name) => setStep({ name })} />}
      {!factor && error && (
        <FailureAlert title={texts.failedToLoad} message={error.message} onRetry={() => void refetch()} />
      )}
      {!factor && !error && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton h={36} w={180} />
        </div>
      )}
      <FactorDialogs step={step} setStep={setStep} onChanged={refresh} />
    </ProfileCard>
  )
}

interface FactorStateProps {
  factor: SecondFactor
  onStep: (name: 'beginning' | 'renewing' | 'removing') => void
}

function FactorState({ factor: { since, recoveryCodesLeft }, onStep }: FactorStateProps) {
  if (since === null) {
    return (
      <Button variant="default" onClick={() => onStep('beginning')}>
        {texts.factor.begin}
      </Button>
    )
  }
  return (
    <>
      <Text size="sm" mb="md">
        {texts.factor.on(dayjs(since).format(texts.day))} {texts.factor.left(recoveryCodesLeft)}
      </Text>
      <Group>
        <Button variant="default" onClick={() => onStep('renewing')}>
          {texts.factor.renew}
        </Button>
        <Button variant="default" onClick={() => onStep('removing')}>
          {texts.factor.remove}
        </Button>
      </Group>
    </>
  )
}

interface FactorDialogsProps {
  step: Step
  setStep: (step: Step) => void
  onChanged: () => void
}

/** The dialogs of each step, from the password to the recovery codes, which are shown once. */
function FactorDialogs({ step, setStep, onChanged }: FactorDialogsProps) {
  const asking = {
    onCancel: () => setStep(idle),
    busyLabel: texts.factor.busy,
    failedTitle: texts.factor.failed,
  }
  const showCodes = (codes: readonly string[]) => {
    setStep({ name: 'showing-codes', codes })
    onChanged()
  }
  return (
    <>
      <PasswordDialog
        {...asking}
        opened={step.name === 'beginning'}
        title={texts.factor.begin}
        message={texts.factor.beginMessage}
        submitLabel={texts.factor.next}
        send={({ current }) => call(beginSecondFactor, { body: { password: current } })}
        onDone={(setup) => setStep({ name: 'scanning', setup })}
      />
      <AuthenticatorDialog
        setup={step.name === 'scanning' ? step.setup : undefined}
        onCancel={asking.onCancel}
        onDone={showCodes}
      />
      <RecoveryCodesDialog
        codes={step.name === 'showing-codes' ? step.codes : undefined}
        onClose={() => setStep(idle)}
      />
      <PasswordDialog
        {...asking}
        withCode
        opened={step.name === 'renewing'}
        title={texts.factor.renew}
        message={texts.factor.renewMessage}
        submitLabel={texts.factor.renewSubmit}
        send={({ current, code }) => call(renewRecoveryCodes, { body: { password: current, code } })}
        onDone={({ recoveryCodes }) => showCodes(recoveryCodes)}
      />
      <PasswordDialog
        {...asking}
        withCode
        isDanger
        opened={step.name === 'removing'}
        title={texts.factor.removeTitle}
        message={texts.factor.removeMessage}
        submitLabel={texts.factor.remove}
        send={({ current, code }) => call(removeSecondFactor, { body: { password: current, code } })}
        onDone={({ message }) => {
          setStep(idle)
          onChanged()
          notifications.show({ color: 'green', message })
        }}
      />
    </>
  )
}
