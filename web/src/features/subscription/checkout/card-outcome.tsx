import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { texts as shared } from '../texts.ts'
import { useSubscription } from '../use-subscription.ts'
import { OutcomeMessage } from './outcome-message.tsx'
import { PaidMessage } from './paid-message.tsx'
import { texts } from './texts.ts'

interface CardOutcomeProps {
  /** Paid time of before keeps the tools open, so that nothing can be told from their being open. */
  hadPaidTime: boolean
  onRetry: () => void
}

/** A card was taken; whether it was charged shows here as soon as it is told. */
export function CardOutcome({ hadPaidTime, onRetry }: CardOutcomeProps) {
  const { data } = useSubscription(({ state }) => state === 'pending')
  if (data?.state === 'active' && !hadPaidTime) return <PaidMessage />
  if (data && data.state !== 'pending' && data.state !== 'active') {
    return (
      <OutcomeMessage title={texts.done.refused} detail={texts.done.refusedDetail}>
        <Button size="md" onClick={onRetry}>
          {texts.done.retry}
        </Button>
      </OutcomeMessage>
    )
  }
  return (
    <OutcomeMessage
      title={texts.done.created}
      detail={hadPaidTime ? texts.done.again : texts.done.processing}
      mark="waiting"
    >
      <Button component={Link} to={addresses.home} size="md" variant="default">
        {shared.home}
      </Button>
    </OutcomeMessage>
  )
}
