import { Anchor, Button, Container, EmptyState, Skeleton, Stack } from '@mantine/core'
import { IconArrowLeft, IconCalendarOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { ApiProblem } from '../../../api/api-problem.ts'
import { useSession } from '../../../session/use-session.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { InTurn } from '../../../ui/in-turn.tsx'
import { ClosingDetail } from '../detail/closing-detail.tsx'
import { texts } from '../detail/texts.ts'
import { closingQueries } from '../saving/closing-queries.ts'

export function ClosingScreen() {
  const { user } = useSession()
  const { id = '' } = useParams()
  const { data: stored, error, refetch } = useQuery(closingQueries.summary(user, id))
  const queries = useQueryClient()
  const retry = () => {
    void refetch()
    void queries.invalidateQueries({ queryKey: closingQueries.rows(user, id).queryKey })
  }
  const isGone = error instanceof ApiProblem && error.status === 404
  return (
    <Container size="lg" py="xl">
      <Anchor
        component={Link}
        to={addresses.closings}
        size="sm"
        fw={600}
        c="dimmed"
        mb="sm"
        display="inline-flex"
      >
        <IconArrowLeft size={18} aria-hidden />
        &nbsp;{texts.detail.back}
      </Anchor>
      {isGone ? (
        <Unknown />
      ) : (
        <Stack gap="lg">
          {error && (
            <FailureAlert
              title={stored ? texts.detail.notRenewed : texts.detail.failed}
              message={error.message}
              onRetry={retry}
            />
          )}
          {stored && (
            <InTurn key={id} after={1} placeholder={<DetailSkeleton />}>
              <ClosingDetail stored={stored} />
            </InTurn>
          )}
          {!stored && !error && <DetailSkeleton />}
        </Stack>
      )}
    </Container>
  )
}

function Unknown() {
  return (
    <EmptyState
      py={64}
      variant="light"
      icon={<IconCalendarOff />}
      title={texts.detail.unknownTitle}
      description={texts.detail.unknownText}
    >
      <EmptyState.Actions>
        <Button component={Link} to={addresses.closings} variant="light">
          {texts.detail.unknownLink}
        </Button>
      </EmptyState.Actions>
    </EmptyState>
  )
}

function DetailSkeleton() {
  return (
    <Stack role="status" aria-label={texts.detail.loading}>
      <Skeleton h={34} w={180} />
      <Skeleton h={150} radius="lg" />
      <Skeleton h={100} radius="lg" />
      <Skeleton h={240} radius="lg" />
    </Stack>
  )
}
