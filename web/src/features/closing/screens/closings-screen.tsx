import { Button, Container, EmptyState, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarPlus, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { useNavigate } from 'react-router'
import { closingHref } from '../../../addresses.ts'
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
import { groupByYear, monthKey } from '../model/months.ts'
import { ChosenList, type MisplacedFile } from '../movements/chosen-list.tsx'
import { DropAnywhere } from '../movements/drop-anywhere.tsx'
import { StoredFiles } from '../movements/stored-files.tsx'
import { monthName, texts as movementTexts } from '../movements/texts.ts'
import { useMovementFiles } from '../movements/use-movement-files.ts'
import { closingQueries } from '../saving/closing-queries.ts'
import { handedFiles } from '../saving/handed-files.ts'
import { texts as closingTexts } from '../texts.ts'

export function ClosingsScreen() {
  const { user } = useSession()
  const { data: closings, error, refetch } = useQuery(closingQueries.list(user))
  const [creating, { open, close }] = useDisclosure(false)
  const files = useMovementFiles('shopee')
  return (
    <Container size="lg" py="xl">
      <DropAnywhere onFiles={files.choose}>
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
        <Stack gap="xl">
          <ChosenList
            files={files}
            onMisplaced={(file) => <OpenMonth file={file} closings={closings ?? []} />}
          />
          {closings && <Years closings={closings} onCreate={open} />}
          {!closings && error && (
            <FailureAlert title={texts.list.failed} message={error.message} onRetry={() => refetch()} />
          )}
          {!closings && !error && <ListSkeleton />}
          {closings && closings.length > 0 && <StoredFiles marketplace="shopee" files={files} />}
        </Stack>
      </DropAnywhere>
      <CreateClosingModal opened={creating} onClose={close} closings={closings ?? []} />
    </Container>
  )
}

interface OpenMonthProps {
  file: MisplacedFile
  closings: readonly ListedAnalysis[]
}

/** The way to the closing that a file is of, which reads it at once. */
function OpenMonth({ file: { marketplace, slot, file, month }, closings }: OpenMonthProps) {
  const navigate = useNavigate()
  const closing = closings.find((one) => one.marketplace === marketplace && monthKey(one) === month)
  if (!closing) return <Text size="sm">{movementTexts.files.createMonth(monthName(month))}</Text>
  const openIt = () => {
    handedFiles.give(closing.id, { slot, file })
    navigate(closingHref(closing.id))
  }
  return (
    <Button variant="light" size="xs" mt={6} onClick={openIt}>
      {movementTexts.files.openMonth(monthName(month))}
    </Button>
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
