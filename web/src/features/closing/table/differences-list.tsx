import { Badge, Button, Group, Stack } from '@mantine/core'
import { IconCircleCheck, IconFlag } from '@tabler/icons-react'
import { type Analysis, type ClosingOrder, monthName } from '@vendaclara/contract/closing'
import type { OrderDifference } from '@vendaclara/core/closing'
import { useCallback, useMemo, useRef } from 'react'
import { SupportExportButton } from '../export/support-export-button.tsx'
import { BulkBar } from '../marks/bulk-bar.tsx'
import { type MarkDraft, MarkEditor } from '../marks/mark-editor.tsx'
import { texts as markTexts } from '../marks/texts.ts'
import type { Marking } from '../marks/use-marks.tsx'
import { isDifference, type ResultRow, reasonCounts } from '../model/differences.ts'
import type { Marks } from '../model/marks.ts'
import { nameMonth } from '../model/months.ts'
import { DifferencesSummary } from './differences-summary.tsx'
import { FilterBar } from './filter-bar.tsx'
import { filterDifferences, isFiltering, noFilters } from './filters.ts'
import { EmptyResults, ResultsTable } from './results-table.tsx'
import { sortRows } from './sort-rows.ts'
import { texts } from './texts.ts'
import { useSelection } from './use-selection.ts'
import type { ViewSettings } from './view-settings.ts'

interface DifferencesListProps {
  closing: Pick<Analysis, 'id' | 'month' | 'year'> & { readonly differences: readonly OrderDifference[] }
  marking: Marking
  settings: ViewSettings
  onSettings: (part: Partial<ViewSettings>) => void
}

/** The differences of a closing: filtered, sorted, selected, marked and exported. */
export function DifferencesList({ closing, marking, settings, onSettings }: DifferencesListProps) {
  const { differences } = closing
  const { filters, sort } = settings
  const { marks, mark } = marking
  const reasons = useMemo(() => reasonCounts(differences), [differences])
  const filtered = useMemo(
    () => filterDifferences(differences, filters, marks),
    [differences, filters, marks],
  )
  const rows = useMemo(() => sortRows(filtered, sort), [filtered, sort])
  const { selectedRows, selection, selectAll, unselect } = useRowSelection(rows)
  const cells = useMarkCells(marks, mark)
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
      <Group justify="space-between" gap="8px 24px" mih={36}>
        <DifferencesSummary
          rows={filtered}
          all={differences.length}
          marks={marks}
          isFiltered={isFiltering(filters)}
          onClear={clear}
        />
        <Group gap={8}>
          <Button variant="subtle" px={6} disabled={selectedRows.length === rows.length} onClick={selectAll}>
            {texts.selectAll}
          </Button>
          <SupportExportButton closing={closing} rows={rows} />
        </Group>
      </Group>
      {selectedRows.length > 0 && (
        <BulkBar rows={selectedRows} marks={marks} onMark={mark} onDone={unselect} />
      )}
      {rows.length > 0 ? (
        <ResultsTable
          label={texts.results.differences}
          rows={rows}
          withAmount
          selection={selection}
          {...cells}
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

/** Only rows that are shown can be selected, so that nothing is marked unseen. */
function useRowSelection(rows: readonly OrderDifference[]) {
  const { selected: chosen, select, toggle: onSelect } = useSelection()
  const selectedRows = useMemo(() => rows.filter((row) => chosen.has(idOf(row))), [rows, chosen])
  const selected = useMemo(() => new Set(selectedRows.map(idOf)), [selectedRows])
  return {
    selectedRows,
    selection: useMemo(() => ({ selected, onSelect }), [selected, onSelect]),
    selectAll: () => select(new Set(rows.map(idOf))),
    unselect: () => select(new Set()),
  }
}

const idOf = (row: ResultRow) => row.orderId

/** What marks add to a row. It stays the same until a mark changes: a row is drawn again only when what it shows has changed. */
function useMarkCells(marks: Marks, onMark: Marking['mark']) {
  const drafts = useRef(new Map<string, MarkDraft>())
  const editor = useCallback(
    (row: OrderDifference) => <MarkEditor row={row} marks={marks} drafts={drafts.current} onMark={onMark} />,
    [marks, onMark],
  )
  const state = useCallback(
    (row: ResultRow) => {
      const mark = marks.get(idOf(row))?.state
      return (
        <>
          {isDifference(row) && row.paidIn && (
            <Badge variant="light" color="gray" tt="none" fw={600}>
              {texts.paidIn(nameMonth({ ...row.paidIn, month: monthName(row.paidIn.month) }))}
            </Badge>
          )}
          {mark && <MarkBadge state={mark} />}
        </>
      )
    },
    [marks],
  )
  return { editor, state }
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
