import { Badge, Button, Stack } from '@mantine/core'
import { IconCircleCheck, IconFlag } from '@tabler/icons-react'
import type { Analysis, Difference } from '@vendaclara/contract/closing'
import type { ClosingOrder } from '@vendaclara/contract/closing-order'
import { useCallback, useMemo, useRef, useState } from 'react'
import { SupportExportButton } from '../export/support-export-button.tsx'
import { BulkBar } from '../marks/bulk-bar.tsx'
import { type MarkDraft, MarkEditor } from '../marks/mark-editor.tsx'
import { texts as markTexts } from '../marks/texts.ts'
import type { Marking } from '../marks/use-marks.tsx'
import { isDifference, type ResultRow, reasonCounts } from '../model/differences.ts'
import { nameMonth } from '../model/months.ts'
import { DifferencesSummary, marksTotals } from './differences-summary.tsx'
import { EmptyResults } from './empty-results.tsx'
import { FilterBar } from './filter-bar.tsx'
import { filterDifferences, isFiltering, noFilters } from './filters.ts'
import { ResultsTable, toggled } from './results-table.tsx'
import { sortRows } from './sort-rows.ts'
import classes from './table.module.css'
import { texts } from './texts.ts'
import type { ViewSettings } from './view-settings.ts'

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
  // EmptyResults is marked that is not shown.
  const tickedRows = useMemo(() => rows.filter((row) => ticked.has(row['ID do pedido'])), [rows, ticked])
  const selected = useMemo(() => new Set(tickedRows.map((row) => row['ID do pedido'])), [tickedRows])
  // A row is drawn again only when what it shows has changed.
  const selection = useMemo(
    () => ({ selected, onSelect: (id: string) => setTicked((before) => toggled(before, id)) }),
    [selected],
  )
  const editor = useCallback(
    (row: Difference) => <MarkEditor row={row} marks={marks} drafts={drafts.current} onMark={mark} />,
    [marks, mark],
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
      <FilterBar
        filters={filters}
        sort={sort}
        reasons={reasons}
        onFilters={(changed) => onSettings({ filters: changed })}
        onSort={(changed) => onSettings({ sort: changed })}
      />
      <div className={classes.summary}>
        <DifferencesSummary
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
          label={texts.results.differences}
          rows={rows}
          withAmount
          state={state}
          selection={selection}
          editor={editor}
        />
      ) : (
        <EmptyResults text={texts.none}>
          <Button variant="light" size="compact-sm" onClick={clear}>
            {texts.clear}
          </Button>
        </EmptyResults>
      )}
    </Stack>
  )
}

interface MarkBadgeProps {
  state: NonNullable<ClosingOrder['state']>
}

/** How far the seller is with an order. */
function MarkBadge({ state }: MarkBadgeProps) {
  const isRecovered = state === 'recuperado'
  const Icon = isRecovered ? IconCircleCheck : IconFlag
  return (
    <Badge
      variant="light"
      color={isRecovered ? 'green' : 'orange'}
      c={isRecovered ? 'var(--gain)' : 'var(--accent-text)'}
      tt="none"
      fw={600}
      leftSection={<Icon size={13} aria-hidden />}
    >
      {markTexts.marks[state]}
    </Badge>
  )
}
