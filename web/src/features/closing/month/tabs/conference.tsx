import { ActionIcon, Badge, Stack, Tooltip } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { memo, type ReactNode, useDeferredValue, useState } from 'react'
import { usePhone } from '../../../../theme/widths.ts'
import { CollapsibleSection } from '../../../../ui/collapsible/collapsible-section.tsx'
import { InTurn } from '../../../../ui/in-turn.tsx'
import { formatCount } from '../../../../ui/number-formats.ts'
import type { Marking } from '../../contest/marks/use-marks.tsx'
import { DifferencesList } from '../../orders/lists/differences-list.tsx'
import { EmptyResults, RowsSkeleton } from '../../orders/lists/results-table.tsx'
import { texts } from '../../orders/lists/texts.ts'
import { UnmatchedList } from '../../orders/lists/unmatched-list.tsx'
import type { useViewSettings } from '../../orders/lists/view-settings.ts'
import { Receivable } from '../../orders/receivable/receivable.tsx'
import type { MonthProxy } from '../../worker/rows/month-proxy.ts'
import type { ResultTotals } from '../../worker/rows/month-rows.ts'

interface ConferenceProps {
  closing: ListedAnalysis
  results: MonthProxy
  /** Undefined until the rows are loaded. */
  totals: ResultTotals | undefined
  marking: Marking
  view: ReturnType<typeof useViewSettings>
  /** Whether an order opens: only stored ones do. */
  canOpen: boolean
  /** Whether the rows were not loaded. */
  hasFailed: boolean
}

/** The orders of a month that were paid another amount, those that are awaited, and those without payment. */
export const Conference = memo(function Conference(props: ConferenceProps) {
  const { closing, results, marking, view, canOpen, hasFailed } = props
  const totals = useDeferredValue(props.totals)
  const { figures, marketplace } = closing
  const { settings, change } = view
  // A phone has what is awaited in sight, and its orders behind their heading.
  const [isUnmatchedOpen, setUnmatchedOpen] = useState(!usePhone())
  const ofLists = { results, settings, onSettings: change }
  const inPlaceOfRows = (count: number, none: string): ReactNode => {
    // The summary of a new comparison arrives before its rows.
    if ((totals && totals === props.totals) || count === 0) return <EmptyResults text={none} />
    return hasFailed ? <EmptyResults text={texts.results.notLoaded} /> : <RowsSkeleton />
  }
  return (
    <Stack gap="lg">
      <CollapsibleSection title={texts.results.differences} aside={<Count of={figures.differences} />}>
        {totals && totals.differences > 0 ? (
          <DifferencesList {...ofLists} closing={closing} totals={totals} marking={marking} />
        ) : (
          inPlaceOfRows(figures.differences, texts.results.noDifferences)
        )}
      </CollapsibleSection>
      {totals && (
        <InTurn after={1} placeholder={null}>
          <Receivable
            closing={closing}
            results={results}
            version={totals.version}
            canOpen={canOpen}
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
            <UnmatchedList {...ofLists} marketplace={marketplace} totals={totals} />
          </InTurn>
        ) : (
          inPlaceOfRows(figures.unmatched, texts.results.noUnmatched)
        )}
      </CollapsibleSection>
    </Stack>
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
