import { Badge, Button, Stack } from '@mantine/core'
import type { Analysis, Difference } from '@vendaclara/contract/closing'
import { useCallback, useMemo, useRef, useState } from 'react'
import { nameMonth } from '../detail/name-month.ts'
import { Nothing } from '../detail/results/nothing.tsx'
import { isDifference, type ResultRow } from '../detail/results/result-row.ts'
import { ResultsTable } from '../detail/results/results-table.tsx'
import { toggled } from '../detail/results/toggled.ts'
import { texts as closingTexts } from '../texts.ts'
import { BulkBar } from './bulk-bar.tsx'
import { filterDifferences } from './filter-differences.ts'
import { isFiltering, noFilters } from './filters.ts'
import { MarkBadge } from './mark-badge.tsx'
import { type MarkDraft, MarkEditor } from './mark-editor.tsx'
import { marksTotals } from './marks-totals.ts'
import { reasonCounts } from './reason-counts.ts'
import { sortRows } from './sort-rows.ts'
import { SupportExportButton } from './support-export-button.tsx'
import { texts } from './texts.ts'
import type { Marking } from './use-marks.tsx'
import type { ViewSettings } from './view-settings.ts'
import classes from './working.module.css'
import { WorkingBar } from './working-bar.tsx'
import { WorkingSummary } from './working-summary.tsx'

interface DifferencesListProps {
  closing: Pick<Analysis, 'id' | 'month' | 'year'> & { readonly errors: readonly Difference[] }
  marking: Marking
  settings: ViewSettings
  onSettings: (part: Partial<ViewSettings>) => void
}

/** The differences of a closing with what is needed to work through them. */
export function DifferencesList({ closing, marking, settings, onSettings }: DifferencesListProps) {
  const { errors } = closing
  const { filters, sort } = settings
  const { marks, mark } = marking
  const reasons = useMemo(() => reasonCounts(errors), [errors])
  const filtered = useMemo(() => filterDifferences(errors, filters, marks), [errors, filters, marks])
  const rows = useMemo(() => sortRows(filtered, sort), [filtered, sort])
  const totals = useMemo(() => marksTotals(filtered, marks), [filtered, marks])
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const drafts = useRef(new Map<string, MarkDraft>())
  // Nothing is marked that is not shown.
  const tickedRows = useMemo(() => rows.filter((row) => ticked.has(row['ID do pedido'])), [rows, ticked])
  const selected = useMemo(() => new Set(tickedRows.map((row) => row['ID do pedido'])), [tickedRows])
  // A row is drawn again only when what it shows has changed.
  const work = useMemo(
    () => ({
      ticks: { selected, onSelect: (id: string) => setTicked((before) => toggled(before, id)) },
      editor: (row: Difference) => (
        <MarkEditor row={row} marks={marks} drafts={drafts.current} onMark={mark} />
      ),
    }),
    [selected, marks, mark],
  )
  const state = useCallback(
    (row: ResultRow) => {
      const kept = marks.get(row['ID do pedido'])?.state
      return (
        <>
          {isDifference(row) && row.paidIn && (
            <Badge variant="light" color="gray" tt="none" fw={600}>
              {texts.paidIn(nameMonth(row.paidIn))}
            </Badge>
          )}
          {kept && <MarkBadge state={kept} />}
        </>
      )
    },
    [marks],
  )
  const clear = () => onSettings({ filters: noFilters })
  return (
    <Stack gap="sm">
      <WorkingBar
        filters={filters}
        sort={sort}
        reasons={reasons}
        onFilters={(changed) => onSettings({ filters: changed })}
        onSort={(changed) => onSettings({ sort: changed })}
      />
      <div className={classes.summary}>
        <WorkingSummary
          shown={rows.length}
          all={errors.length}
          totals={totals}
          isFiltered={isFiltering(filters)}
          onClear={clear}
        />
        <div className={classes.actions}>
          <Button
            variant="subtle"
            px={6}
            disabled={tickedRows.length === rows.length}
            onClick={() => setTicked(new Set(rows.map((row) => row['ID do pedido'])))}
          >
            {texts.selectAll}
          </Button>
          <SupportExportButton closing={closing} rows={rows} />
        </div>
      </div>
      {tickedRows.length > 0 && (
        <BulkBar rows={tickedRows} marks={marks} onMark={mark} onDone={() => setTicked(new Set())} />
      )}
      {rows.length > 0 ? (
        <ResultsTable
          label={closingTexts.results.differences}
          rows={rows}
          withAmount
          state={state}
          work={work}
        />
      ) : (
        <Nothing text={texts.none}>
          <Button variant="light" size="compact-sm" onClick={clear}>
            {texts.clear}
          </Button>
        </Nothing>
      )}
    </Stack>
  )
}
