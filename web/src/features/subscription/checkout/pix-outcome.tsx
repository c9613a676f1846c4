import type { Subscription } from '@vendaclara/contract/subscription'
import { PixPanel } from '../pix/pix-panel.tsx'
import { useSubscription } from '../use-subscription.ts'
import { PaidMessage } from './paid-message.tsx'

/** The code to pay, which turns into thanks when the money comes. */
export function PixOutcome({ onGivenUp }: { onGivenUp: () => void }) {
  const { data, error } = useSubscription((subscription) => !isPaid(subscription))
  return data && isPaid(data) ? (
    <PaidMessage />
  ) : (
    <PixPanel isUnreached={error !== null} onGivenUp={onGivenUp} />
  )
}

function isPaid({ state, payments }: Subscription): boolean {
  return state === 'active' && !payments.some(({ isPayable }) => isPayable)
}
