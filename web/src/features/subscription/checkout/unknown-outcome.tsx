import { Loader } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useSubscription } from '../use-subscription.ts'
import { OutcomeMessage } from './outcome-message.tsx'
import { texts } from './texts.ts'
import type { Purchase } from './use-purchase.ts'

/** Looks up what became of a purchase whose answer did not come, and goes on from there. */
export function UnknownOutcome({ purchase, reason }: { purchase: Purchase; reason: string }) {
  const { data, error } = useSubscription(({ isBeingBought }) => isBeingBought)
  const follow = useEffectEvent(() => {
    if (!data || data.isBeingBought) return
    const isBought = data.renews && (data.state === 'pending' || data.state === 'active')
    if (isBought) purchase.succeed(data.plan?.billingType === 'PIX' ? 'pix' : 'done')
    else purchase.returnToForm(reason)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each answer is followed once.
  useEffect(() => follow(), [data])
  return (
    <OutcomeMessage
      title={texts.unknown.heading}
      detail={error ? texts.unknown.offline : texts.unknown.message}
      mark="waiting"
    >
      <Loader size={22} aria-hidden />
    </OutcomeMessage>
  )
}
