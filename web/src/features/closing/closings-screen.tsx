import { Button, Container, EmptyState, FileButton, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarPlus, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { movementMarketplaces } from '@vendaclara/core/closing'
import { Fragment, useMemo } from 'react'
import { Link } from 'react-router'
import { closingHref, helpHref } from '../../addresses.ts'
import { DropAnywhere } from '../../files/choose/drop-anywhere.tsx'
import { useSession } from '../../session/use-session.ts'
import { CollapsibleSection } from '../../ui/collapsible/collapsible-section.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { markTourStop } from '../../ui/tour/guided-tour.tsx'
import { HelpMenu } from '../../ui/tour/help-menu.tsx'
import { YearSheetButton } from './export/sheet-buttons.tsx'
import { ChosenList } from './files/others/chosen-list.tsx'
import { StoredFiles } from './files/others/stored-files.tsx'
import { texts as movementTexts } from './files/others/texts.ts'
import { useMovementFiles } from './files/others/use-movement-files.ts'
import { closingQueries } from './files/saving/closing-queries.ts'
import { exampleId, groupByYear } from './model/months.ts'
import classes from './months/list/closing-card.module.css'
import { ClosingCard } from './months/list/closing-card.tsx'
import { CreateClosingModal } from './months/list/create-closing-modal.tsx'
import { filesByMonth } from './months/list/month-files.ts'
import { MonthFilesList } from './months/list/month-files-list.tsx'
import { texts } from './months/list/texts.ts'
import { YearSection } from './months/year/year-panel.tsx'
import { texts as closingTexts } from './texts.ts'

const tour = (['create', 'month'] as const).map((stop) => ({ ...texts.tour[stop], stop }))

export function ClosingsScreen() {
  const { user } = useSession()
  const { data: closings, error, refetch } = useQuery(closingQueries.list(user))
  const [creating, { open, close }] = useDisclosure(false)
  const files = useMovementFiles({ isOfMonths: true })
  const groups = useMemo(() => filesByMonth(files.chosen), [files.chosen])
  const isGrouped = new Set(groups.flatMap((group) => group.files.map(({ key }) => key)))
  const isReading = files.chosen.some(({ state }) => state === 'waiting' || state === 'reading')
  return (
    <Container size="lg" py="xl">
      <DropAnywhere text={movementTexts.files.dropHere} onFiles={files.choose} />
      <title>{`${closingTexts.title} · ${closingTexts.product}`}</title>
      <Group justify="space-between" align="flex-start" mb="xl">
        <div>
          <Group gap={6}>
            <Title order={1} fz={{ base: '1.5rem', sm: 'h1' }}>
              {closingTexts.title}
            </Title>
            <HelpMenu help={helpHref('fechamento-de-mes')} tour={tour} />
          </Group>
          <Text c="dimmed" mt={4}>
            {texts.list.lead}
          </Text>
        </div>
        {closings && closings.length > 0 && <CreateButton onClick={open} />}
      </Group>
      <Stack gap="xl">
        <MonthFilesList groups={groups} closings={closings ?? []} isReading={isReading} files={files} />
        <ChosenList
          files={{ ...files, chosen: files.chosen.filter(({ key }) => !isGrouped.has(key)) }}
          onMisplaced={() => <Text size="sm">{movementTexts.files.openItsMonth}</Text>}
        />
        {closings && (closings.length > 0 || groups.length === 0) && (
          <Years closings={closings} onCreate={open} onFiles={files.choose} />
        )}
        {!closings && error && (
          <FailureAlert title={texts.list.failed} message={error.message} onRetry={() => refetch()} />
        )}
        {!closings && !error && <ListSkeleton />}
        {closings &&
          closings.length > 0 &&
          movementMarketplaces.map((marketplace) => (
            <StoredFiles key={marketplace} marketplace={marketplace} files={files} />
          ))}
      </Stack>
      <CreateClosingModal opened={creating} onClose={close} closings={closings ?? []} />
    </Container>
  )
}

interface YearsProps {
  closings: readonly ListedAnalysis[]
  onCreate: () => void
  onFiles: (files: File[]) => void
}

function Years({ closings, onCreate, onFiles }: YearsProps) {
  if (closings.length === 0) {
    return (
      <EmptyState
        {...markTourStop('month')}
        py={64}
        variant="light"
        icon={<IconCalendarPlus />}
        title={texts.list.emptyTitle}
        description={texts.list.emptyText}
      >
        <EmptyState.Actions style={{ justifyContent: 'center' }}>
          <CreateButton onClick={onCreate} />
          <FileButton multiple accept=".xlsx,.xls,.csv" onChange={onFiles}>
            {(props) => (
              <Button {...props} variant="default">
                {texts.list.files}
              </Button>
            )}
          </FileButton>
          <Button component={Link} to={closingHref(exampleId)} variant="subtle">
            {texts.list.example}
          </Button>
        </EmptyState.Actions>
      </EmptyState>
    )
  }
  return (
    <Stack gap="xl">
      {groupByYear(closings).map(({ heading, closings: ofYear }, index) => (
        <Fragment key={heading}>
          <CollapsibleSection title={heading} aside={<YearSheetButton closings={ofYear} />}>
            <ul {...(index === 0 && markTourStop('month'))} className={classes.cards}>
              {ofYear.map((closing) => (
                <ClosingCard key={closing.id} closing={closing} />
              ))}
            </ul>
          </CollapsibleSection>
          {index === 0 && <YearSection closings={closings} />}
        </Fragment>
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
