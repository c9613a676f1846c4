import { Button, Stack } from '@mantine/core'
import { awaitedState, closingOf } from '@vendaclara/core/closing'
import { MarkBadge } from '../../contest/marks/mark-badge.tsx'
import { isDifference, type ResultRow } from '../../model/differences.ts'
import { markOf } from '../../model/marks.ts'
import { useList, useMonth } from '../../worker/rows/open-month.tsx'
import type { Sort } from '../../worker/rows/sort-rows.ts'
import { DueNote } from './due-note.tsx'
import { Choice, FieldBar } from './filter-bar.tsx'
import { EmptyResults, ResultsTable, RowsSkeleton, useShownAtFirst } from './results-table.tsx'
import { texts } from './texts.ts'
import type { ListsView } from './view-settings.ts'

const sorts = ['loss', 'file', 'due', 'due-down', 'newest', 'oldest', 'id', 'id-down'] as const

/** The unmatched orders of the open month: sorted, of one state or all, and with the day their money is expected. */
export function UnmatchedList({ view: { settings, change } }: { view: ListsView }) {
  const { closing, marks, today } = useMonth()
  const { rules } = closingOf(closing.marketplace)
  const { unmatchedSort: sort, unmatchedState } = settings
  const first = useShownAtFirst()
  const list = useList('listUnmatched', { sort, state: unmatchedState, today }, { first })
  const state = (row: ResultRow) => {
    if (isDifference(row)) return null
    const mark = markOf(marks, row).state
    const amount = rules.expectedAmount(row)
    return (
      <>
        {mark && <MarkBadge state={mark} />}
        {mark !== 'recuperado' && (
          <DueNote row={row} amount={amount} state={awaitedState(rules, row, today)} today={today} />
        )}
      </>
    )
  }
  const onSort = (changed: Sort) => change({ unmatchedSort: changed })
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
          list={list}
          withAmount={false}
          sort={sort}
          onSort={onSort}
          state={state}
        />
      ) : (
        <EmptyResults text={texts.noneUnmatched}>
          <Button variant="light" size="compact-sm" onClick={() => change({ unmatchedState: null })}>
            {texts.clear}
          </Button>
        </EmptyResults>
      )}
    </Stack>
  )
}
