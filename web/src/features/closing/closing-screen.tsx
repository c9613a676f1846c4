import { Anchor, Button, Container, EmptyState, Skeleton, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconCalendarOff } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { AnalysisSummary } from '@vendaclara/contract/closing'
import { Link, useParams } from 'react-router'
import { addresses } from '../../addresses.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { DropAnywhere } from '../../files/choose/drop-anywhere.tsx'
import { useSession } from '../../session/use-session.ts'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { InTurn } from '../../ui/in-turn.tsx'
import { ExampleScreen } from './example/example-screen.tsx'
import { ChosenList } from './files/others/chosen-list.tsx'
import { texts as movementTexts } from './files/others/texts.ts'
import { type MovementFiles, useMovementFiles } from './files/others/use-movement-files.ts'
import { closingQueries } from './files/saving/closing-queries.ts'
import { exampleId } from './model/months.ts'
import { ClosingDetail } from './month/closing-detail.tsx'
import { MonthTitle } from './month/closing-header.tsx'
import { texts } from './month/texts.ts'

export function ClosingScreen() {
  const { id = '' } = useParams()
  return id === exampleId ? <ExampleScreen /> : <StoredClosing id={id} />
}

function StoredClosing({ id }: { id: string }) {
  const { user } = useSession()
  const { data: stored, error, refetch } = useQuery(closingQueries.summary(user, id))
  const queries = useQueryClient()
  const retry = () => {
    void refetch()
    void queries.invalidateQueries({ queryKey: closingQueries.rows(user, id).queryKey })
  }
  const isGone = error instanceof ApiProblem && error.status === 404
  const dropped = useMovementFiles()
  // The list, which also has the month, is only requested if the closing itself cannot be loaded.
  const { data: listed } = useQuery({ ...closingQueries.list(user), enabled: error !== null && !isGone })
  const known = stored ? undefined : listed?.find((closing) => closing.id === id)
  return (
    <Container size="lg" py={{ base: 'md', sm: 'xl' }}>
      <DropAnywhere text={movementTexts.files.dropHere} onFiles={dropped.choose} />
      <Anchor
        component={Link}
        to={addresses.closings}
        size="sm"
        fw={600}
        c="dimmed"
        mb="sm"
        display="inline-flex"
        mih="var(--finger)"
        style={{ alignItems: 'center' }}
      >
        <IconArrowLeft size={18} aria-hidden />
        &nbsp;{texts.detail.back}
      </Anchor>
      {isGone ? (
        <Unknown />
      ) : (
        <Stack gap="lg">
          {known && <MonthTitle closing={known} />}
          {error && (
            <FailureAlert
              title={stored ? texts.detail.notRenewed : texts.detail.failed}
              message={error.message}
              onRetry={retry}
            />
          )}
          {stored && (
            <InTurn key={id} after={1} placeholder={<Opening closing={stored} dropped={dropped} />}>
              <ClosingDetail stored={stored} dropped={dropped} />
            </InTurn>
          )}
          {!stored && !error && <DetailSkeleton dropped={dropped} isTitled={known !== undefined} />}
          {!stored && error && <ChosenList files={dropped} />}
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

function Opening({ closing, dropped }: { closing: AnalysisSummary; dropped: MovementFiles }) {
  return (
    <>
      <MonthTitle closing={closing} />
      <DetailSkeleton dropped={dropped} isTitled />
    </>
  )
}

function DetailSkeleton({ dropped, isTitled }: { dropped: MovementFiles; isTitled: boolean }) {
  return (
    <>
      <ChosenList files={dropped} onMisplaced={() => <Text size="sm">{movementTexts.files.opening}</Text>} />
      <Stack role="status" aria-label={texts.detail.loading}>
        {!isTitled && <Skeleton h={36} w={180} />}
        <Skeleton h={150} radius="lg" />
        <Skeleton h={100} radius="lg" />
        <Skeleton h={240} radius="lg" />
      </Stack>
    </>
  )
}
