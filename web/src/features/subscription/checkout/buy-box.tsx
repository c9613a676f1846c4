import { Anchor, Text } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { SteadyButton } from '../../../ui/buttons.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { formatBrl } from '../../../ui/number-formats.ts'
import { WarningAlert } from '../../../ui/warning-alert.tsx'
import { orderPrice } from './order.ts'
import { texts } from './texts.ts'
import { type Checkout, purchaseFormId } from './use-checkout.ts'

/** The buy button, with the reason above it if nothing can be bought. */
export function BuyBox({ checkout: { purchase, problem, method, order } }: { checkout: Checkout }) {
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
        {texts.submit[method](formatBrl(orderPrice(order)))}
      </SteadyButton>
      <Text size="xs" c="dimmed" ta="center">
        {texts.agreement.before}{' '}
        <Anchor component={Link} to={addresses.terms} target="_blank" inherit underline="always">
          {texts.agreement.terms}
        </Anchor>{' '}
        {texts.agreement.between}{' '}
        <Anchor component={Link} to={addresses.privacy} target="_blank" inherit underline="always">
          {texts.agreement.privacy}
        </Anchor>
        .
      </Text>
      {isBusy && (
        <Text size="sm" c="dimmed" ta="center" role="status">
          {texts.waiting}
        </Text>
      )}
    </>
  )
}
