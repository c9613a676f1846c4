import { Button } from '@mantine/core'
import type { Subscription } from '@vendaclara/contract/subscription'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { PixPanel } from '../pix/pix-panel.tsx'
import { texts } from '../texts.ts'
import { useSubscription } from '../use-subscription.ts'
import { PaidMessage } from './paid-message.tsx'

/** The code to pay, which turns into thanks when the money comes. */
export function PixOutcome({ onGivenUp }: { onGivenUp: () => void }) {
  const { data, error } = useSubscription((subscription) => !isPaid(subscription))
  return data && isPaid(data) ? (
    <PaidMessage />
  ) : (
    <>
      <PixPanel isMain isUnreached={error !== null} onGivenUp={onGivenUp} />
      <Button component={Link} to={addresses.home} variant="default" size="md" mt="md">
        {texts.home}
      </Button>
    </>
  )
}

function isPaid({ state, payments }: Subscription): boolean {
  return state === 'active' && !payments.some(({ isPayable }) => isPayable)
}
