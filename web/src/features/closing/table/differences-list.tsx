import { Badge, Button, Group, Stack } from '@mantine/core'
import type { Analysis } from '@vendaclara/contract/closing'
import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { SupportExportButton } from '../export/support-export-button.tsx'
import { BulkBar } from '../marks/bulk-bar.tsx'
import { MarkBadge } from '../marks/mark-badge.tsx'
import type { Marking } from '../marks/use-marks.tsx'
import { isDifference, isExplained, type ResultRow } from '../model/differences.ts'
import type { MarkedOrder, Marks } from '../model/marks.ts'
import { isFiltering, noFilters } from '../results/filters.ts'
import type { ResultsClient } from '../results/results-client.ts'
import { useList } from '../results/use-list.ts'
import type { ResultTotals, RowRange } from '../results/views.ts'
import { DifferencesSummary } from './differences-summary.tsx'
import { FilterBar } from './filter-bar.tsx'
import { EmptyResults, ResultsTable, RowsSkeleton } from './results-table.tsx'
import { texts } from './texts.ts'
import type { ViewSettings } from './view-settings.ts'

interface DifferencesListProps {
  closing: Pick<Analysis, 'month' | 'year' | 'marketplace'>
  results: ResultsClient
  totals: ResultTotals
  marking: Marking
  settings: ViewSettings
  onSettings: (part: Partial<ViewSettings>) => void
  /** Called with its first rows. */
  onListed?: () => void
}

/** The differences of a closing: filtered, sorted, selected, marked and exported. */
export function DifferencesList(props: DifferencesListProps) {
  const { closing, results, totals, marking, settings, onSettings, onListed } = props
  const { filters, sort } = settings
  const { marks, mark } = marking
  const [selection, setSelection] = useState(nothingSelected)
  const shown = useDifferences(results, totals, settings, marks, selection)
  const state = useMarkCells(closing.marketplace, marks)
  const select = useCallback((row: ResultRow) => setSelection((before) => toggle(before, row)), [])
  const selected = useSelected(selection, shown?.view.hidden)
  const isListed = shown !== undefined
  useEffect(() => {
    if (isListed && onListed) startTransition(onListed)
  }, [isListed, onListed])
  const rowSelection = useMemo(() => ({ selected, onSelect: select }), [selected, select])
  if (!shown) return <RowsSkeleton />
  const { view, list } = shown
  const unselect = () => setSelection(nothingSelected)
  const selectAll = async () => {
    const orders = await results.ask('ordersOf', view.view)
    if (orders) setSelection(new Map(orders.map((order) => [order.orderId, order])))
  }
  const clear = () => onSettings({ filters: noFilters })
  return (
    <Stack gap="sm">
      <FilterBar
        filters={filters}
        sort={sort}
        reasons={totals.reasons}
        onFilters={(changed) => onSettings({ filters: changed })}
        onSort={(changed) => onSettings({ sort: changed })}
      />
      <Group justify="space-between" gap="8px 24px" mih={36}>
        <DifferencesSummary
          count={view.count}
          totals={view.totals}
          all={totals.differences}
          isFiltered={isFiltering(filters)}
          onClear={clear}
        />
        <Group gap={8}>
          <Button variant="subtle" px={6} disabled={selected.size === view.count} onClick={selectAll}>
            {texts.selectAll}
          </Button>
          <SupportExportButton closing={closing} results={results} losses={view.losses} />
        </Group>
      </Group>
      {selected.size > 0 && (
        <BulkBar orders={[...selected.values()]} marks={marks} onMark={mark} onDone={unselect} />
      )}
      {view.count > 0 ? (
        <ResultsTable
          label={texts.results.differences}
          list={list}
          withAmount
          sort={sort}
          onSort={(changed) => onSettings({ sort: changed })}
          selection={rowSelection}
          state={state}
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

/** Selected orders by their IDs. */
type Selection = ReadonlyMap<string, MarkedOrder>

const nothingSelected: Selection = new Map()

function toggle(before: Selection, row: ResultRow): Selection {
  const after = new Map(before)
  if (!after.delete(row.orderId) && isDifference(row)) after.set(row.orderId, row)
  return after
}

/** Only rows in the list can be selected, so that nothing is marked unseen. */
function useSelected(selection: Selection, hidden: readonly string[] = []): Selection {
  return useMemo(() => {
    if (hidden.length === 0) return selection
    const unseen = new Set(hidden)
    return new Map([...selection].filter(([id]) => !unseen.has(id)))
  }, [selection, hidden])
}

/** The list by the current settings; undefined until it is loaded for the first time. */
function useDifferences(
  results: ResultsClient,
  { version }: ResultTotals,
  { filters, sort }: ViewSettings,
  marks: Marks,
  selection: Selection,
) {
  const selectedNow = useRef(selection)
  useEffect(() => {
    selectedNow.current = selection
  }, [selection])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are another list
  const ask = useCallback(
    (range: RowRange) =>
      results.differences({ filters, sort, range, selected: [...selectedNow.current.keys()] }, marks),
    [results, version, filters, sort, marks],
  )
  return useList(results, ask)
}

const idOf = (row: ResultRow) => row.orderId

/**
 * What a row shows besides its reason, and its mark. Memoised until a mark changes, so that a row is only drawn again
 * when it changes.
 */
function useMarkCells(marketplace: ClosingMarketplace, marks: Marks) {
  return useCallback(
    (row: ResultRow) => {
      const mark = marks.get(idOf(row))?.state
      return (
        <>
          {isDifference(row) && isExplained(marketplace, row) && (
            <Badge variant="light" color="gray" tt="none" fw={600}>
              {texts.explained}
            </Badge>
          )}
          {mark && <MarkBadge state={mark} />}
        </>
      )
    },
    [marketplace, marks],
  )
}
