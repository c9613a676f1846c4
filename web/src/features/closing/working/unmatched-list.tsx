import { Select, Stack } from '@mantine/core'
import type { Unmatched } from '@vendaclara/contract/closing'
import { useMemo } from 'react'
import { isDifference } from '../detail/is-difference.ts'
import { Nothing } from '../detail/nothing.tsx'
import { ResultsTable } from '../detail/results-table.tsx'
import { texts as closingTexts } from '../texts.ts'
import { OrderSearch } from './order-search.tsx'
import { sortRows } from './sort-rows.ts'
import { texts } from './texts.ts'
import { today } from './today.ts'
import { UnmatchedState } from './unmatched-state.tsx'
import { useWork } from './use-work.ts'
import type { ViewSettings } from './view-settings.ts'
import classes from './working.module.css'

interface UnmatchedListProps {
  closing: string
  unmatched: readonly Unmatched[]
  settings: ViewSettings
  onSettings: (part: Partial<ViewSettings>) => void
}

const sorts = ['file', 'newest', 'oldest'] as const

/** The unmatched orders of a closing, searched by ID and ordered by date. */
export function UnmatchedList({ closing, unmatched, settings, onSettings }: UnmatchedListProps) {
  const { unmatchedText, unmatchedSort } = settings
  const rows = useMemo(() => {
    const text = unmatchedText.trim().toUpperCase()
    const found = unmatched.filter((row) => row['ID do pedido'].toUpperCase().includes(text))
    return sortRows(found, unmatchedSort)
  }, [unmatched, unmatchedText, unmatchedSort])
  const { late } = useWork(closing)
  const day = today()
  return (
    <Stack gap="sm">
      <search className={classes.bar} aria-label={texts.unmatchedFilters}>
        <OrderSearch text={unmatchedText} onText={(text) => onSettings({ unmatchedText: text })} />
        <Select
          className={classes.choice}
          label={texts.sort}
          data={sorts.map((value) => ({ value, label: texts.sorts[value] }))}
          value={unmatchedSort}
          allowDeselect={false}
          onChange={(value) => value && onSettings({ unmatchedSort: value })}
        />
      </search>
      {rows.length > 0 ? (
        <ResultsTable
          label={closingTexts.results.unmatched}
          rows={rows}
          withAmount={false}
          state={(row) =>
            !isDifference(row) && (
              <UnmatchedState row={row} late={late.get(row['ID do pedido'])} today={day} />
            )
          }
        />
      ) : (
        <Nothing text={texts.noneUnmatched} />
      )}
    </Stack>
  )
}
