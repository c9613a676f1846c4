import { Button, Stack, Text } from '@mantine/core'
import { brazilianDay } from '@vendaclara/core/calendar'
import { useCallback } from 'react'
import type { ResultRow } from '../model/differences.ts'
import { ageInDays } from '../model/order-dates.ts'
import type { ResultTotals, RowRange } from '../results/month-results.ts'
import type { ResultsClient } from '../results/results-client.ts'
import { useList } from '../results/use-list.ts'
import { Choice, FieldBar, OrderSearch } from './filter-bar.tsx'
import { EmptyResults, ResultsTable, RowsSkeleton } from './results-table.tsx'
import { texts } from './texts.ts'
import type { ViewSettings } from './view-settings.ts'

interface UnmatchedListProps {
  results: ResultsClient
  totals: ResultTotals
  settings: ViewSettings
  onSettings: (part: Partial<ViewSettings>) => void
}

const sorts = ['file', 'newest', 'oldest'] as const

/** The orders of a closing that no income has, searched by ID and ordered by date, with how long they have been waiting. */
export function UnmatchedList({ results, totals: { version }, settings, onSettings }: UnmatchedListProps) {
  const { unmatchedText: text, unmatchedSort: sort } = settings
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are another list
  const ask = useCallback(
    (range: RowRange) => results.unmatched({ text, sort, range }),
    [results, version, text, sort],
  )
  const shown = useList(results, ask)
  const day = brazilianDay(new Date())
  // A row is drawn again only when what it shows has changed.
  const state = useCallback(
    (row: ResultRow) => {
      const age = ageInDays(row.createdAt, day)
      return (
        age !== null && (
          <Text span size="xs" c="dimmed">
            {texts.age(age)}
          </Text>
        )
      )
    },
    [day],
  )
  if (!shown) return <RowsSkeleton />
  return (
    <Stack gap="sm">
      <FieldBar label={texts.unmatchedFilters}>
        <OrderSearch text={text} onText={(typed) => onSettings({ unmatchedText: typed })} />
        <Choice
          label={texts.sort}
          options={sorts.map((value) => ({ value, label: texts.sorts[value] }))}
          value={sort}
          onChoose={(value) => onSettings({ unmatchedSort: value })}
        />
      </FieldBar>
      {shown.view.count > 0 ? (
        <ResultsTable label={texts.results.unmatched} list={shown.list} withAmount={false} state={state} />
      ) : (
        <EmptyResults text={texts.noneUnmatched}>
          <Button variant="light" size="compact-sm" onClick={() => onSettings({ unmatchedText: '' })}>
            {texts.clear}
          </Button>
        </EmptyResults>
      )}
    </Stack>
  )
}
