import { ActionIcon, Badge, Flex, Tooltip } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { memo, type ReactNode, useDeferredValue, useState } from 'react'
import { usePhone } from '../../../../theme/widths.ts'
import { CollapsibleSection } from '../../../../ui/collapsible/collapsible-section.tsx'
import { InTurn } from '../../../../ui/in-turn.tsx'
import { formatCount } from '../../../../ui/number-formats.ts'
import { DifferencesList } from '../../orders/lists/differences-list.tsx'
import { EmptyResults, RowsSkeleton } from '../../orders/lists/results-table.tsx'
import { texts } from '../../orders/lists/texts.ts'
import { UnmatchedList } from '../../orders/lists/unmatched-list.tsx'
import type { ListsView } from '../../orders/lists/view-settings.ts'
import { Receivable } from '../../orders/receivable/receivable.tsx'
import { MonthProvider, useMonth } from '../../worker/rows/open-month.tsx'

interface ConferenceProps {
  view: ListsView
  /** Whether the rows were not loaded. */
  hasFailed: boolean
}

/** The orders of a month that were paid another amount, those that are awaited, and those without payment. */
export const Conference = memo(function Conference({ view, hasFailed }: ConferenceProps) {
  const month = useMonth()
  const totals = useDeferredValue(month.totals)
  const { figures } = month.closing
  const { settings, change } = view
  // A phone has what is awaited in sight, and its orders behind their heading.
  const [isUnmatchedOpen, setUnmatchedOpen] = useState(!usePhone())
  const inPlaceOfRows = (count: number, none: string): ReactNode => {
    // The summary of a new comparison arrives before its rows.
    if ((totals && totals === month.totals) || count === 0) return <EmptyResults text={none} />
    return hasFailed ? <EmptyResults text={texts.results.notLoaded} /> : <RowsSkeleton />
  }
  return (
    <MonthProvider {...month} totals={totals}>
      <Flex direction="column" gap={{ base: 'xs', sm: 'lg' }}>
        <CollapsibleSection title={texts.results.differences} aside={<Count of={figures.differences} />}>
          {totals && totals.differences > 0 ? (
            <DifferencesList view={view} />
          ) : (
            inPlaceOfRows(figures.differences, texts.results.noDifferences)
          )}
        </CollapsibleSection>
        {totals && (
          <InTurn after={1} placeholder={null}>
            <Receivable
              state={settings.unmatchedState}
              onState={(unmatchedState) => {
                setUnmatchedOpen(true)
                change({ unmatchedState })
              }}
            />
          </InTurn>
        )}
        <CollapsibleSection
          title={texts.results.unmatched}
          opened={isUnmatchedOpen}
          onChange={setUnmatchedOpen}
          aside={<UnmatchedAside of={figures.hasResults ? figures.unmatched : 0} />}
        >
          {totals && totals.unmatched > 0 ? (
            <InTurn after={2} placeholder={<RowsSkeleton />}>
              <UnmatchedList view={view} />
            </InTurn>
          ) : (
            inPlaceOfRows(figures.unmatched, texts.results.noUnmatched)
          )}
        </CollapsibleSection>
      </Flex>
    </MonthProvider>
  )
})

function Count({ of }: { of: number }) {
  return of === 0 ? null : (
    <Badge variant="light" color="gray" size="lg">
      {formatCount(of)}
    </Badge>
  )
}

function UnmatchedAside({ of }: { of: number }) {
  return (
    <>
      <Count of={of} />
      <Tooltip
        label={texts.results.unmatchedHelp}
        events={{ hover: true, focus: true, touch: true }}
        multiline
        w={280}
      >
        <ActionIcon variant="subtle" color="gray" aria-label={texts.results.unmatchedHelpLabel}>
          <IconInfoCircle size={18} />
        </ActionIcon>
      </Tooltip>
    </>
  )
}
