import { Alert, Anchor, Group, Text } from '@mantine/core'
import { IconArrowRight, IconClockHour4, IconHourglassEmpty } from '@tabler/icons-react'
import type { Session } from '@vendaclara/contract/account'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import { useSession } from '../../session/use-session.ts'
import pieces from '../../theme/pieces.module.css'
import { markTourStop } from '../../ui/tour/guided-tour.tsx'
import { texts } from './texts.ts'

/** The state of trial and payment; nothing if the subscription is active. */
export function AccessBanner({ pendingLink }: { pendingLink: ReactNode }) {
  const session = useSession()
  const access = describeAccess(session)
  if (access === null) return null
  return (
    <Alert
      {...markTourStop('access')}
      role="note"
      color={access.plans ? 'brand' : 'gray'}
      variant="light"
      styles={{ wrapper: { alignItems: 'center' }, icon: { margin: '0 var(--mantine-spacing-md) 0 0' } }}
      icon={access.plans ? <IconClockHour4 /> : <IconHourglassEmpty />}
    >
      <Group justify="space-between" gap="4px 24px">
        <div>
          <Text fw={600} size="sm" inherit>
            {access.headline}
          </Text>
          {access.detail && <Text size="sm">{access.detail}</Text>}
        </div>
        {(session.subscription === 'pending' || session.subscription === 'overdue') && pendingLink}
        {access.plans && (
          <Anchor
            component={Link}
            to={addresses.checkout}
            c="var(--accent-text)"
            fw={600}
            px={0}
            className={pieces.standing}
          >
            <span className={pieces.marked}>
              {texts.access.plans}
              <IconArrowRight size={18} aria-hidden />
            </span>
          </Anchor>
        )}
      </Group>
    </Alert>
  )
}

interface Access {
  headline: string
  detail?: string
  /** Whether to offer the plans. */
  plans: boolean
}

/** The state of trial and payment in words; null if the subscription is active. */
export function describeAccess({
  subscription,
  trial,
  daysOfTrial,
}: Pick<Session, 'subscription' | 'trial' | 'daysOfTrial'>): Access | null {
  if (subscription === 'active') return null
  const trialText = trial ? texts.access.trial(daysOfTrial) : texts.access.trialOver
  if (subscription === null) return { headline: trialText, plans: true }
  return { headline: texts.access[subscription], detail: trialText, plans: subscription !== 'pending' }
}
