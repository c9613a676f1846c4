import { Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Activity } from '@vendaclara/contract/account'
import dayjs from 'dayjs'
import { useSession } from '../../../../session/use-session.ts'
import pieces from '../../../../theme/pieces.module.css'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import { accountQueries } from '../../model/account-queries.ts'
import { ProfileCard } from '../profile-card.tsx'
import { texts } from '../texts.ts'

/** Recent security events of the account, including refused attempts. */
export function ActivityCard() {
  const { user } = useSession()
  const { data: events, error, refetch } = useQuery(accountQueries.activity(user))
  return (
    <ProfileCard title={texts.activity.title}>
      {events && events.length === 0 && <Text size="sm">{texts.activity.none}</Text>}
      {events && events.length > 0 && (
        <Stack
          component="ul"
          gap={12}
          mah={320}
          aria-label={texts.activity.title}
          tabIndex={0}
          className={pieces.bare}
          style={{ overflowY: 'auto' }}
        >
          {events.map((event) => (
            <ActivityRow key={event.id} event={event} />
          ))}
        </Stack>
      )}
      {!events && error && (
        <FailureAlert
          title={texts.activity.failedToLoad}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {!events && !error && (
        <div role="status" aria-label={texts.activity.loading}>
          <Skeleton h={44} />
        </div>
      )}
    </ProfileCard>
  )
}

function ActivityRow({ event: { kind, outcome, ip, at } }: { event: Activity }) {
  const isRefused = outcome === 'refused'
  const Icon = isRefused ? IconAlertTriangle : IconCheck
  return (
    <Group component="li" gap={10} wrap="nowrap" align="start">
      <Icon
        size={18}
        stroke={1.8}
        style={{ flex: 'none', marginTop: 2 }}
        color={isRefused ? 'var(--loss)' : 'var(--gain)'}
        aria-hidden
      />
      <div>
        <Text size="sm" fw={600}>
          {isRefused ? texts.activity.refused(texts.activity.kinds[kind]) : texts.activity.kinds[kind]}
        </Text>
        <Text size="sm" c="dimmed">
          {[dayjs(at).format(texts.activity.moment), ip].filter(Boolean).join(' · ')}
        </Text>
      </div>
    </Group>
  )
}
