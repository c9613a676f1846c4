import { ActionIcon, Badge, Skeleton, Tooltip } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react'
import { CollapsibleSection } from '../../../ui/collapsible-section.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { InTurn } from '../../../ui/in-turn.tsx'
import { formatCount } from '../../../ui/number-formats.ts'
import { DifferenceCharts } from '../charts/difference-charts.tsx'
import { UnsavedMarksNotice } from '../marks/unsaved-marks-notice.tsx'
import type { Marking } from '../marks/use-marks.tsx'
import type { OpenClosing } from '../model/open-closing.ts'
import { DifferencesList } from '../table/differences-list.tsx'
import { EmptyResults } from '../table/results-table.tsx'
import { texts } from '../table/texts.ts'
import { UnmatchedList } from '../table/unmatched-list.tsx'
import { useViewSettings } from '../table/view-settings.ts'

interface ResultsSectionsProps {
  closing: OpenClosing
  marking: Marking
  /** Why the rows were not loaded. */
  failure: Error | null
  onRetry: () => void
}

const noRows = { differences: [], unmatched: [] }

/** The lists are drawn in short turns: the page answers meanwhile. */
export const ResultsSections = memo(function ResultsSections(props: ResultsSectionsProps) {
  const { closing, marking, failure, onRetry } = props
  const { figures } = closing
  const rows = useDeferredValue(closing.rows, undefined)
  const { hasResults: compared } = figures
  const { differences, unmatched } = rows ?? noRows
  const { settings, change } = useViewSettings(closing.id)
  const { id, month, year } = closing
  // What is saved or counted beside them does not draw the lists again.
  const differencesList = useMemo(
    () => (
      <InTurn after={1} placeholder={<RowsSkeleton />}>
        <DifferencesList
          closing={{ id, month, year, differences }}
          marking={marking}
          settings={settings}
          onSettings={change}
        />
      </InTurn>
    ),
    [id, month, year, differences, marking, settings, change],
  )
  const unmatchedOrders = useMemo(
    () => (
      <InTurn after={2} placeholder={<RowsSkeleton />}>
        <UnmatchedList unmatched={unmatched} settings={settings} onSettings={change} />
      </InTurn>
    ),
    [unmatched, settings, change],
  )
  const inPlaceOfRows = (count: number, none: string): ReactNode => {
    if (!compared) return <EmptyResults text={texts.results.pending} />
    if (rows || count === 0) return <EmptyResults text={none} />
    return failure ? <EmptyResults text={texts.results.notLoaded} /> : <RowsSkeleton />
  }
  return (
    <>
      {failure && (
        <FailureAlert
          title={rows ? texts.results.notRenewed : texts.results.failed}
          message={failure.message}
          onRetry={onRetry}
        />
      )}
      {differences.length > 0 && (
        <DifferenceCharts
          differences={differences}
          reason={settings.filters.reason}
          onReason={(reason) => change({ filters: { ...settings.filters, reason } })}
        />
      )}
      <CollapsibleSection title={texts.results.differences} aside={<Count of={figures.differences} />}>
        {differences.length > 0
          ? differencesList
          : inPlaceOfRows(figures.differences, texts.results.noDifferences)}
      </CollapsibleSection>
      <CollapsibleSection
        title={texts.results.unmatched}
        aside={
          <>
            <Count of={figures.unmatched} />
            <UnmatchedHelp />
          </>
        }
      >
        {unmatched.length > 0 ? unmatchedOrders : inPlaceOfRows(figures.unmatched, texts.results.noUnmatched)}
      </CollapsibleSection>
      <UnsavedMarksNotice marking={marking} />
    </>
  )
})

function RowsSkeleton() {
  return <Skeleton h={240} radius="lg" role="status" aria-label={texts.results.loading} />
}

function Count({ of }: { of: number }) {
  return of === 0 ? null : (
    <Badge variant="light" color="gray" size="lg">
      {formatCount(of)}
    </Badge>
  )
}

function UnmatchedHelp() {
  return (
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
  )
}
