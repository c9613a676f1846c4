import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { texts as shared } from '../texts.ts'
import { OutcomeMessage } from './outcome-message.tsx'
import { texts } from './texts.ts'

export function PaidMessage() {
  return (
    <OutcomeMessage title={texts.done.paid} detail={texts.done.open} mark="good">
      <Button component={Link} to={addresses.home} size="md">
        {shared.home}
      </Button>
      <Button component={Link} to={addresses.subscription} size="md" variant="default">
        {shared.overview}
      </Button>
    </OutcomeMessage>
  )
}
