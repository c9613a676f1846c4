import { Button, Skeleton, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, type OpenSession } from '@vendaclara/contract/account'
import { useRef } from 'react'
import { call } from '../../../../api/call.ts'
import { useSession } from '../../../../session/use-session.ts'
import pieces from '../../../../theme/pieces.module.css'
import { FailureAlert } from '../../../../ui/failure-alert.tsx'
import { accountQueries } from '../../model/account-queries.ts'
import { PasswordDialog } from '../password-dialog.tsx'
import { ProfileCard } from '../profile-card.tsx'
import { texts } from '../texts.ts'
import { SessionRow } from './session-row.tsx'

export function OpenSessions() {
  const { user } = useSession()
  const { data: sessions, error, refetch } = useQuery(accountQueries.sessions(user))
  const list = useRef<HTMLUListElement>(null)
  const queries = useQueryClient()
  const [asking, { open, close }] = useDisclosure(false)
  const { queryKey } = accountQueries.sessions(user)
  const drop = (message: string, hasEnded: (session: OpenSession) => boolean) => {
    queries.setQueryData(queryKey, (before) => before?.filter((session) => !hasEnded(session)))
    void queries.invalidateQueries({ queryKey })
    void queries.invalidateQueries({ queryKey: accountQueries.activity(user).queryKey })
    notifications.show({ color: 'green', message })
    // The pressed button disappears with its row.
    list.current?.focus()
  }
  return (
    <ProfileCard title={texts.sessions.title} lead={texts.sessions.lead}>
      {sessions && (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={texts.sessions.title}
          className={`${pieces.bare} ${pieces.divided}`}
          style={{ marginBlock: -14 }}
        >
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnded={() => drop(texts.sessions.ended, ({ id }) => id === session.id)}
            />
          ))}
        </ul>
      )}
      {sessions?.some(({ current }) => !current) && (
        <Button variant="default" mt="md" onClick={open}>
          {texts.sessions.endOthers}
        </Button>
      )}
      <PasswordDialog
        opened={asking}
        title={texts.sessions.endOthersTitle}
        message={texts.sessions.endOthersMessage}
        isDanger
        submitLabel={texts.sessions.end}
        busyLabel={texts.sessions.ending}
        failedTitle={texts.sessions.failedToEnd}
        onCancel={close}
        send={({ current }) => call(endOtherSessions, { body: { password: current } })}
        onDone={() => {
          close()
          drop(texts.sessions.endedOthers, ({ current }) => !current)
        }}
      />
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
