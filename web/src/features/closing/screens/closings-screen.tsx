import { Button, Container, EmptyState, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarPlus, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { useSession } from '../../../session/use-session.ts'
import { accountStorageKey } from '../../../storage/account-storage.ts'
import { CollapsibleSection } from '../../../ui/collapsible-section.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { markTourStop, RepeatableTour } from '../../../ui/guided-tour.tsx'
import { YearSection } from '../charts/year/year-section.tsx'
import { YearSheetButton } from '../export/sheet-buttons.tsx'
import classes from '../list/closing-card.module.css'
import { ClosingCard } from '../list/closing-card.tsx'
import { CreateClosingModal } from '../list/create-closing-modal.tsx'
import { texts } from '../list/texts.ts'
import { groupByYear } from '../model/months.ts'
import { closingQueries } from '../saving/closing-queries.ts'
import { texts as closingTexts } from '../texts.ts'

export function ClosingsScreen() {
  const { user } = useSession()
  const { data: closings, error, refetch } = useQuery(closingQueries.list(user))
  const [creating, { open, close }] = useDisclosure(false)
  return (
    <Container size="lg" py="xl">
      <title>{`${closingTexts.title} · ${closingTexts.product}`}</title>
      <Group justify="space-between" align="flex-start" mb="xl">
        <div>
          <Group gap={6}>
            <Title order={1}>{closingTexts.title}</Title>
            {closings && <ClosingTour />}
          </Group>
          <Text c="dimmed" mt={4}>
            {texts.list.lead}
          </Text>
        </div>
        {closings && closings.length > 0 && <CreateButton onClick={open} />}
      </Group>
      {closings && <Years closings={closings} onCreate={open} />}
      {!closings && error && (
        <FailureAlert title={texts.list.failed} message={error.message} onRetry={() => refetch()} />
      )}
      {!closings && !error && <ListSkeleton />}
      <CreateClosingModal opened={creating} onClose={close} closings={closings ?? []} />
    </Container>
  )
}

interface YearsProps {
  closings: readonly ListedAnalysis[]
  onCreate: () => void
}

function Years({ closings, onCreate }: YearsProps) {
  if (closings.length === 0) {
    return (
      <EmptyState
        py={64}
        variant="light"
        icon={<IconCalendarPlus />}
        title={texts.list.emptyTitle}
        description={texts.list.emptyText}
      >
        <EmptyState.Actions>
          <CreateButton onClick={onCreate} />
        </EmptyState.Actions>
      </EmptyState>
    )
  }
  return (
    <Stack gap="xl">
      <YearSection closings={closings} />
      {groupByYear(closings).map(({ heading, closings: ofYear }, index) => (
        <CollapsibleSection key={heading} title={heading} aside={<YearSheetButton closings={ofYear} />}>
          <ul {...(index === 0 && markTourStop('month'))} className={classes.cards}>
            {ofYear.map((closing) => (
              <ClosingCard key={closing.id} closing={closing} />
            ))}
          </ul>
        </CollapsibleSection>
      ))}
    </Stack>
  )
}

function CreateButton({ onClick }: { onClick: () => void }) {
  return (
    <Button {...markTourStop('create')} leftSection={<IconPlus size={18} />} onClick={onClick}>
      {texts.list.create}
    </Button>
  )
}

function ListSkeleton() {
  return (
    <Stack role="status" aria-label={texts.list.loading}>
      <Skeleton h={24} w={72} />
      <div className={classes.cards}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} h={78} radius="lg" />
        ))}
      </div>
    </Stack>
  )
}

const stops = ['create', 'month'] as const

/** The tour of the tool, shown on the first visit. */
function ClosingTour() {
  const { user } = useSession()
  return (
    <RepeatableTour
      storageKey={accountStorageKey(user, 'closing-tour')}
      repeatLabel={texts.tour.repeat}
      steps={stops.map((stop) => ({ ...texts.tour[stop], stop }))}
    />
  )
}
