import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { texts as shared } from '../texts.ts'
import { useSubscription } from '../use-subscription.ts'
import { OutcomeMessage } from './outcome-message.tsx'
import { PaidMessage } from './paid-message.tsx'
import { texts } from './texts.ts'

/** A card was taken; whether it was charged shows here as soon as it is told. */
export function CardOutcome({ onRetry }: { onRetry: () => void }) {
  const { data } = useSubscription(({ state }) => state === 'pending')
  if (data?.state === 'active') return <PaidMessage />
  if (data && data.state !== 'pending') {
    return (
      <OutcomeMessage title={texts.done.refused} detail={texts.done.refusedDetail}>
        <Button size="md" onClick={onRetry}>
          {texts.done.again}
        </Button>
      </OutcomeMessage>
    )
  }
  return (
    <OutcomeMessage title={texts.done.created} detail={texts.done.processing} mark="waiting">
      <Button component={Link} to={addresses.home} size="md" variant="default">
        {shared.home}
      </Button>
    </OutcomeMessage>
  )
}
