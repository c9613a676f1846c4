import { Button, Stack } from '@mantine/core'
import type { Difference, Unmatched } from '@vendaclara/contract/closing'
import { useCallback, useMemo, useRef } from 'react'
import { isDifference } from '../detail/is-difference.ts'
import { Nothing } from '../detail/nothing.tsx'
import type { ResultRow } from '../detail/result-row.ts'
import { ResultsTable } from '../detail/results-table.tsx'
import { texts as closingTexts } from '../texts.ts'
import { Choice } from './choice.tsx'
import { countUnmatched, filterUnmatched, unmatchedStates } from './filter-unmatched.ts'
import { lateDifference } from './late-difference.ts'
import { MarkBadge } from './mark-badge.tsx'
import { type MarkDraft, MarkEditor } from './mark-editor.tsx'
import { OrderSearch } from './order-search.tsx'
import { sortRows } from './sort-rows.ts'
import { texts } from './texts.ts'
import { today } from './today.ts'
import { UnmatchedState } from './unmatched-state.tsx'
import type { Marking } from './use-marks.tsx'
import { useWork } from './use-work.ts'
import type { ViewSettings } from './view-settings.ts'
import classes from './working.module.css'

interface UnmatchedListProps {
  closing: string
  unmatched: readonly Unmatched[]
  marking: Marking
  settings: ViewSettings
  onSettings: (part: Partial<ViewSettings>) => void
}

const sorts = ['file', 'newest', 'oldest'] as const

/** The unmatched orders of a closing, searched by ID, told apart by what became of them, and ordered by date. */
export function UnmatchedList({ closing, unmatched, marking, settings, onSettings }: UnmatchedListProps) {
  const { unmatchedText: text, unmatchedState: wanted, unmatchedSort: sort } = settings
  const { late } = useWork(closing)
  const counts = useMemo(() => countUnmatched(unmatched, late), [unmatched, late])
  const rows = useMemo(
    () => sortRows(filterUnmatched(unmatched, { text, state: wanted }, late), sort),
    [unmatched, late, text, wanted, sort],
  )
  const { marks, mark } = marking
  const drafts = useRef(new Map<string, MarkDraft>())
  const day = today()
  // A row is drawn again only when what it shows has changed.
  const state = useCallback(
    (row: ResultRow) => {
      if (isDifference(row)) return null
      const kept = marks.get(row['ID do pedido'])?.state
      return (
        <>
          <UnmatchedState row={row} late={late.get(row['ID do pedido'])} today={day} />
          {kept && <MarkBadge state={kept} />}
        </>
      )
    },
    [marks, late, day],
  )
  const work = useMemo(
    () => ({
      opens: (row: ResultRow) =>
        isDifference(row) ? undefined : lateDifference(row, late.get(row['ID do pedido'])),
      editor: (row: Difference) => (
        <MarkEditor row={row} marks={marks} drafts={drafts.current} onMark={mark} />
      ),
    }),
    [marks, late, mark],
  )
  return (
    <Stack gap="sm">
      <search className={classes.bar} aria-label={texts.unmatchedFilters}>
        <OrderSearch text={text} onText={(typed) => onSettings({ unmatchedText: typed })} />
        <Choice
          className={classes.reason}
          label={texts.mark}
          options={unmatchedStates.options.map((value) => ({
            value,
            label: texts.unmatchedState(texts.unmatchedStates[value], counts[value]),
          }))}
          value={wanted}
          onChoose={(value) => onSettings({ unmatchedState: value })}
        />
        <Choice
          className={classes.choice}
          label={texts.sort}
          options={sorts.map((value) => ({ value, label: texts.sorts[value] }))}
          value={sort}
          onChoose={(value) => onSettings({ unmatchedSort: value })}
        />
      </search>
      {rows.length > 0 ? (
        <ResultsTable
          label={closingTexts.results.unmatched}
          rows={rows}
          withAmount={false}
          state={state}
          work={work}
        />
      ) : (
        <Nothing text={texts.noneUnmatched}>
          <Button
            variant="light"
            size="compact-sm"
            onClick={() => onSettings({ unmatchedText: '', unmatchedState: 'all' })}
          >
            {texts.clear}
          </Button>
        </Nothing>
      )}
    </Stack>
  )
}
