import { ActionIcon, Badge, Skeleton, Tooltip } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { ListedAnalysis } from '@vendaclara/contract/closing'
import { closingOf } from '@vendaclara/core/closing'
import { memo, type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { CollapsibleSection } from '../../../ui/collapsible/collapsible-section.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { InTurn } from '../../../ui/in-turn.tsx'
import { formatCount } from '../../../ui/number-formats.ts'
import { DifferenceCharts } from '../charts/difference-charts.tsx'
import { ClaimsSection, claimsId } from '../marks/claims/claims-section.tsx'
import type { Marking } from '../marks/use-marks.tsx'
import { MonthMovementsSection } from '../movements/month-movements.tsx'
import { FeesSection } from '../order/fees/fees-section.tsx'
import { OrderPanel } from '../order/order-panel.tsx'
import type { ResultsClient } from '../results/results-client.ts'
import type { ResultTotals } from '../results/views.ts'
import { DifferencesList } from '../table/differences-list.tsx'
import { EmptyResults, RowsSkeleton } from '../table/results-table.tsx'
import { texts } from '../table/texts.ts'
import { UnmatchedList } from '../table/unmatched-list.tsx'
import { useViewSettings } from '../table/view-settings.ts'
import { AdjustmentsSection } from './adjustments/adjustments-section.tsx'
import { Receivable } from './receivable/receivable.tsx'

interface ResultsSectionsProps {
  closing: ListedAnalysis
  results: ResultsClient
  /** Whether the rows shown are stored. */
  isStored: boolean
  /** Undefined until the rows are loaded. */
  totals: ResultTotals | undefined
  marking: Marking
  /** Called with whether something typed at an order is not stored. */
  onDrafting: (isDrafting: boolean) => void
  /** Why the rows were not loaded. */
  failure: Error | null
  onRetry: () => void
}

/**
 * Silent for screen readers, to which the lists already say that they are loading; still, since an animation would take
 * the processor from what is awaited.
 */
const sectionOnItsWay = <Skeleton h={240} radius="lg" animate={false} aria-hidden />

/** Drawn in short turns, so that the page stays responsive: the differences first, then the sections around them. */
export const ResultsSections = memo(function ResultsSections(props: ResultsSectionsProps) {
  const { closing, results, isStored, marking, failure, onRetry } = props
  const { figures } = closing
  const totals = useDeferredValue(props.totals, undefined)
  const { hasResults: compared } = figures
  const view = useViewSettings(closing.id)
  const { settings, change } = view
  const { differencesList, unmatchedOrders, mayBegin } = useLists(props, totals, view)
  const inPlaceOfRows = (count: number, none: string): ReactNode => {
    if (!compared) return <EmptyResults text={texts.results.pending} />
    // The summary of a new comparison arrives before its rows.
    if ((totals && totals === props.totals) || count === 0) return <EmptyResults text={none} />
    return failure ? <EmptyResults text={texts.results.notLoaded} /> : <RowsSkeleton />
  }
  const hasDifferences = totals !== undefined && totals.differences > 0
  return (
    <>
      {failure && (
        <FailureAlert
          title={totals ? texts.results.notRenewed : texts.results.failed}
          message={failure.message}
          onRetry={onRetry}
        />
      )}
      {hasDifferences && (
        <InTurn after={1} mayBegin={mayBegin} placeholder={sectionOnItsWay}>
          <DifferenceCharts
            figures={figures}
            totals={totals}
            reasons={settings.filters.reasons}
            onReasons={(reasons) => change({ filters: { ...settings.filters, reasons } })}
          />
        </InTurn>
      )}
      {compared && totals && (
        <InTurn after={2} mayBegin={mayBegin} placeholder={sectionOnItsWay}>
          <div id={claimsId}>
            <ClaimsSection closing={closing} results={results} totals={totals} marking={marking} />
          </div>
        </InTurn>
      )}
      <CollapsibleSection title={texts.results.differences} aside={<Count of={figures.differences} />}>
        {hasDifferences ? differencesList : inPlaceOfRows(figures.differences, texts.results.noDifferences)}
      </CollapsibleSection>
      {compared && totals && (
        <InTurn after={2} mayBegin={mayBegin} placeholder={sectionOnItsWay}>
          <Receivable
            closing={closing}
            results={results}
            version={totals.version}
            isStored={isStored}
            state={settings.unmatchedState}
            onState={(unmatchedState) => change({ unmatchedState })}
          />
        </InTurn>
      )}
      <CollapsibleSection
        title={texts.results.unmatched}
        aside={<UnmatchedAside of={compared ? figures.unmatched : 0} />}
      >
        {totals !== undefined && totals.unmatched > 0
          ? unmatchedOrders
          : inPlaceOfRows(figures.unmatched, texts.results.noUnmatched)}
      </CollapsibleSection>
      <InTurn after={3} mayBegin={mayBegin} placeholder={null}>
        <FurtherSections closing={closing} results={results} totals={totals} />
      </InTurn>
      <OrderPanel
        closing={closing}
        results={results}
        totals={totals}
        marking={marking}
        hasFailed={failure !== null}
        onDrafting={props.onDrafting}
      />
    </>
  )
})

/** Sections about the whole month rather than its orders. */
function FurtherSections({
  closing,
  results,
  totals,
}: Pick<ResultsSectionsProps, 'closing' | 'results' | 'totals'>) {
  const { marketplace, figures } = closing
  return (
    <>
      {totals && figures.sums?.adjustments && (
        <AdjustmentsSection
          marketplace={marketplace}
          results={results}
          version={totals.version}
          sum={figures.sums.adjustments}
        />
      )}
      {figures.hasResults && closingOf(marketplace).files.locateMovements && (
        <MonthMovementsSection closing={closing} />
      )}
      {figures.hasResults && totals && (
        <FeesSection closing={closing} results={results} version={totals.version} />
      )}
    </>
  )
}

/** Memoised, so that saving or counting does not draw the lists again. */
function useLists(
  { closing, results, marking, failure, totals: latest }: ResultsSectionsProps,
  totals: ResultTotals | undefined,
  { settings, change }: ReturnType<typeof useViewSettings>,
) {
  const { marketplace, month, year } = closing
  const [isListed, setListed] = useState(false)
  const onListed = useCallback(() => setListed(true), [])
  const hasNone = totals === latest && totals?.differences === 0
  const mayBegin = isListed || hasNone || failure !== null
  const differencesList = useMemo(
    () =>
      totals && (
        <DifferencesList
          closing={{ month, year, marketplace }}
          results={results}
          totals={totals}
          marking={marking}
          settings={settings}
          onSettings={change}
          onListed={onListed}
        />
      ),
    [month, year, marketplace, results, totals, marking, settings, change, onListed],
  )
  const unmatchedOrders = useMemo(
    () =>
      totals && (
        <InTurn after={2} mayBegin={mayBegin} placeholder={<RowsSkeleton />}>
          <UnmatchedList
            marketplace={marketplace}
            results={results}
            totals={totals}
            settings={settings}
            onSettings={change}
          />
        </InTurn>
      ),
    [marketplace, results, totals, settings, change, mayBegin],
  )
  return { differencesList, unmatchedOrders, mayBegin }
}

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
