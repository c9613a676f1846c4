import { Alert, Text } from '@mantine/core'
import { IconArrowRight, IconClockHour4, IconHourglassEmpty } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import { useSession } from '../../session/use-session.ts'
import classes from './home.module.css'
import { standingOf } from './standing-of.ts'
import { texts } from './texts.ts'
import { markTourStop } from './tour-stop.ts'

/** Where the trial and the payment stand; nothing once the subscription is active. */
export function TrialBanner({ pendingLink }: { pendingLink: ReactNode }) {
  const session = useSession()
  const standing = standingOf(session)
  if (standing === null) return null
  return (
    <Alert
      {...markTourStop('standing')}
      role="note"
      color={standing.plans ? 'brand' : 'gray'}
      variant="light"
      icon={standing.plans ? <IconClockHour4 /> : <IconHourglassEmpty />}
      classNames={{ message: classes.banner ?? '' }}
    >
      <div>
        <Text fw={600} size="sm" inherit>
          {standing.headline}
        </Text>
        {standing.detail && <Text size="sm">{standing.detail}</Text>}
      </div>
      {(session.subscription === 'pending' || session.subscription === 'overdue') && pendingLink}
      {standing.plans && (
        <Link to={addresses.checkout} className={classes.plans}>
          {texts.standing.plans}
          <IconArrowRight size={18} aria-hidden />
        </Link>
      )}
    </Alert>
  )
}
