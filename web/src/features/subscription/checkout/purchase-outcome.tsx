import { Button, Paper } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { CardOutcome } from './card-outcome.tsx'
import classes from './checkout.module.css'
import { OutcomeMessage } from './outcome-message.tsx'
import { PixOutcome } from './pix-outcome.tsx'
import { texts } from './texts.ts'
import { UnknownOutcome } from './unknown-outcome.tsx'
import type { Purchase } from './use-purchase.ts'

interface PurchaseOutcomeProps {
  purchase: Purchase
  hadPaidTime: boolean
}

/** What becomes of a purchase once it was sent. */
export function PurchaseOutcome({ purchase, hadPaidTime }: PurchaseOutcomeProps) {
  const { stage } = purchase
  return (
    <Paper className={classes.panel}>
      {stage.name === 'unknown' && <UnknownOutcome purchase={purchase} reason={stage.reason} />}
      {stage.name === 'done' && (
        <CardOutcome hadPaidTime={hadPaidTime} onRetry={() => purchase.returnToForm()} />
      )}
      {stage.name === 'pix' && <PixOutcome onGivenUp={() => purchase.returnToForm()} />}
      {stage.name === 'owned' && (
        <OutcomeMessage title={texts.owned.heading} detail={stage.reason} mark="note">
          <Button component={Link} to={addresses.subscription} size="md">
            {texts.owned.link}
          </Button>
        </OutcomeMessage>
      )}
    </Paper>
  )
}
