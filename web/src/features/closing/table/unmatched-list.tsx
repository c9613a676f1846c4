import { Button, Stack, Text } from '@mantine/core'
import { brazilianDay } from '@vendaclara/core/calendar'
import type { UnmatchedOrder } from '@vendaclara/core/closing'
import { useCallback, useMemo } from 'react'
import type { ResultRow } from '../model/differences.ts'
import { ageInDays } from '../model/order-dates.ts'
import { Choice, FieldBar, OrderSearch } from './filter-bar.tsx'
import { EmptyResults, ResultsTable } from './results-table.tsx'
import { sortRows } from './sort-rows.ts'
import { texts } from './texts.ts'
import type { ViewSettings } from './view-settings.ts'

interface UnmatchedListProps {
  unmatched: readonly UnmatchedOrder[]
  settings: ViewSettings
  onSettings: (part: Partial<ViewSettings>) => void
}

const sorts = ['file', 'newest', 'oldest'] as const

/** The orders of a closing that no income has, searched by ID and ordered by date, with how long they have been waiting. */
export function UnmatchedList({ unmatched, settings, onSettings }: UnmatchedListProps) {
  const { unmatchedText: text, unmatchedSort: sort } = settings
  const wanted = text.trim().toUpperCase()
  const rows = useMemo(
    () =>
      sortRows(
        unmatched.filter((row) => row.orderId.toUpperCase().includes(wanted)),
        sort,
      ),
    [unmatched, wanted, sort],
  )
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
      {rows.length > 0 ? (
        <ResultsTable label={texts.results.unmatched} rows={rows} withAmount={false} state={state} />
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
