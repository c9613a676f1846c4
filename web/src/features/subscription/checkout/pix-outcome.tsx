import { Button } from '@mantine/core'
import type { Subscription } from '@vendaclara/contract/subscription'
import { useState } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { firstPayable } from '../pix/first-payable.ts'
import { PixPanel } from '../pix/pix-panel.tsx'
import { texts } from '../texts.ts'
import { useSubscription } from '../use-subscription.ts'
import { PaidMessage } from './paid-message.tsx'

/** The code to pay, which turns into thanks when the money comes. */
export function PixOutcome({ onGivenUp }: { onGivenUp: () => void }) {
  const [charge, setCharge] = useState<string>()
  const isPaid = ({ state, payments }: Subscription) =>
    charge === undefined
      ? state === 'active' && !payments.some(({ isPayable }) => isPayable)
      : payments.some((payment) => payment.id === charge && payment.state === 'paid')
  const { data, error } = useSubscription((subscription) => !isPaid(subscription))
  // The next cycle's charge may be there already: what was bought here is the first one seen to wait.
  const waiting = data && charge === undefined ? firstPayable(data) : undefined
  if (waiting !== undefined) setCharge(waiting)
  if (data && isPaid(data)) return <PaidMessage />
  return (
    <>
      <PixPanel isMain isUnreached={error !== null} onGivenUp={onGivenUp} />
      <Button component={Link} to={addresses.home} variant="default" size="md" mt="md">
        {texts.home}
      </Button>
    </>
  )
}
