import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { ProfileCard } from './profile-card.tsx'
import { texts } from './texts.ts'

export function SubscriptionCard() {
  return (
    <ProfileCard title={texts.subscription.title} lead={texts.subscription.lead}>
      <Button component={Link} to={addresses.subscription} variant="default">
        {texts.subscription.open}
      </Button>
    </ProfileCard>
  )
}
