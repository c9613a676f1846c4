import { Button, Stack } from '@mantine/core'
import { brazilianDay } from '@vendaclara/core/calendar'
import { awaitedState, type ClosingMarketplace, closingOf } from '@vendaclara/core/closing'
import { useDay } from '../../../../ui/days.ts'
import { isDifference, type ResultRow } from '../../model/differences.ts'
import type { MonthProxy } from '../../worker/rows/month-proxy.ts'
import type { ResultTotals } from '../../worker/rows/month-rows.ts'
import type { Sort } from '../../worker/rows/sort-rows.ts'
import { useList } from '../../worker/rows/use-list.ts'
import { DueNote } from './due-note.tsx'
import { Choice, FieldBar } from './filter-bar.tsx'
import { EmptyResults, ResultsTable, RowsSkeleton, useShownAtFirst } from './results-table.tsx'
import { texts } from './texts.ts'
import type { ViewSettings } from './view-settings.ts'

interface UnmatchedListProps {
  marketplace: ClosingMarketplace
  results: MonthProxy
  totals: ResultTotals
  settings: ViewSettings
  onSettings: (part: Partial<ViewSettings>) => void
}

const sorts = ['loss', 'file', 'due', 'due-down', 'newest', 'oldest', 'id', 'id-down'] as const

/**
 * The unmatched orders of a closing: sorted, with one state or all, and with the day their money is
 * expected.
 */
export function UnmatchedList(props: UnmatchedListProps) {
  const { marketplace, results, totals, settings, onSettings } = props
  const { version } = totals
  const { rules } = closingOf(marketplace)
  const { unmatchedSort: sort, unmatchedState: only } = settings
  const today = useDay(brazilianDay)
  const first = useShownAtFirst()
  const list = useList(
    results,
    (worker, wanted) => worker.ask('listUnmatched', { sort, wanted, state: only, today }),
    [version, sort, only, today],
    { first },
  )
  const state = (row: ResultRow) =>
    isDifference(row) ? null : (
      <DueNote
        row={row}
        amount={rules.expectedAmount(row)}
        state={awaitedState(rules, row, today)}
        today={today}
      />
    )
  const onSort = (changed: Sort) => onSettings({ unmatchedSort: changed })
  if (!list) return <RowsSkeleton />
  return (
    <Stack gap="sm">
      <FieldBar label={texts.unmatchedFilters}>
        <Choice
          isLabelHidden
          label={texts.sort}
          options={sorts.map((value) => ({
            value,
            label: value === 'loss' ? texts.largest : texts.sorts[value],
          }))}
          value={sort}
          onChoose={onSort}
        />
      </FieldBar>
      {list.count > 0 ? (
        <ResultsTable
          label={texts.results.unmatched}
          results={results}
          list={list}
          withAmount={false}
          sort={sort}
          onSort={onSort}
          state={state}
        />
      ) : (
        <EmptyResults text={texts.noneUnmatched}>
          <Button variant="light" size="compact-sm" onClick={() => onSettings({ unmatchedState: null })}>
            {texts.clear}
          </Button>
        </EmptyResults>
      )}
    </Stack>
  )
}
