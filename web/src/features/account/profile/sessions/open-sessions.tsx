import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSession } from '../../../../session/use-session.ts'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import classes from '../profile.module.css'
import { ProfileCard } from '../profile-card.tsx'
import { profileQueries } from '../profile-queries.ts'
import { texts } from '../texts.ts'
import { SessionRow } from './session-row.tsx'

export function OpenSessions() {
  const { user } = useSession()
  const { data: sessions, error, refetch } = useQuery(profileQueries.sessions(user))
  const list = useRef<HTMLUListElement>(null)
  return (
    <ProfileCard title={texts.sessions.title} lead={texts.sessions.lead}>
      {sessions && (
        <ul ref={list} tabIndex={-1} aria-label={texts.sessions.title} className={classes.sessions}>
          {sessions.map((session) => (
            // The button that was pressed goes with its row.
            <SessionRow key={session.id} session={session} onEnded={() => list.current?.focus()} />
          ))}
        </ul>
      )}
      {!sessions && error && (
        <FailureAlert
          title={texts.sessions.failedToLoad}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {!sessions && !error && (
        <Stack role="status" aria-label={texts.sessions.loading}>
          <Skeleton h={44} />
          <Skeleton h={44} />
        </Stack>
      )}
    </ProfileCard>
  )
}
