import { Text } from '@mantine/core'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { SteadyButton } from '../../../ui/steady-button.tsx'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import { texts } from './texts.ts'
import { type Checkout, purchaseFormId } from './use-checkout.ts'

/** The button that buys, and above it what keeps it from doing so. */
export function BuyBox({ checkout: { purchase, problem, method } }: { checkout: Checkout }) {
  const { stage } = purchase
  const isBusy = stage.name === 'sending'
  return (
    <>
      {problem !== null && <WarningAlert role="alert">{problem}</WarningAlert>}
      {problem === null && stage.name === 'form' && stage.reason !== undefined && (
        <FailureAlert title={texts.failed} message={stage.reason} />
      )}
      <SteadyButton
        type="submit"
        form={purchaseFormId}
        size="lg"
        fullWidth
        isBusy={isBusy}
        busyLabel={texts.loading}
      >
        {texts.submit[method]}
      </SteadyButton>
      {isBusy && (
        <Text size="sm" c="dimmed" ta="center" role="status">
          {texts.waiting}
        </Text>
      )}
    </>
  )
}
