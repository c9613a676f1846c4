import { Badge, Button, Group, Stack } from '@mantine/core'
import type { Analysis } from '@vendaclara/contract/closing'
import { brazilianDay } from '@vendaclara/core/calendar'
import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { useMemo, useState } from 'react'
import { useDay } from '../../../../ui/days.ts'
import { BulkBar } from '../../contest/marks/bulk-bar.tsx'
import { MarkBadge } from '../../contest/marks/mark-badge.tsx'
import type { Marking } from '../../contest/marks/use-marks.tsx'
import { SupportExportButton } from '../../export/support-export-button.tsx'
import { isDifference, isExplained, type ResultRow } from '../../model/differences.ts'
import type { MarkedOrder, Marks } from '../../model/marks.ts'
import { isFiltering, noFilters } from '../../worker/rows/filters.ts'
import type { MonthProxy } from '../../worker/rows/month-proxy.ts'
import type { ResultTotals } from '../../worker/rows/month-rows.ts'
import { useList } from '../../worker/rows/use-list.ts'
import { DifferencesSummary } from './differences-summary.tsx'
import { FilterBar } from './filter-bar.tsx'
import { EmptyResults, ResultsTable, RowsSkeleton, useShownAtFirst } from './results-table.tsx'
import { texts } from './texts.ts'
import type { ViewSettings } from './view-settings.ts'

interface DifferencesListProps {
  closing: Pick<Analysis, 'month' | 'year' | 'marketplace'>
  results: MonthProxy
  totals: ResultTotals
  marking: Marking
  settings: ViewSettings
  onSettings: (part: Partial<ViewSettings>) => void
}

/** The differences of a closing: filtered, sorted, selected, marked and exported. */
export function DifferencesList(props: DifferencesListProps) {
  const { closing, results, totals, marking, settings, onSettings } = props
  const { filters, sort } = settings
  const { marks, mark } = marking
  const [selection, setSelection] = useState(nothingSelected)
  const first = useShownAtFirst()
  const today = useDay(brazilianDay)
  const ofList = { filters, sort, today, selected: [...selection.keys()] }
  const list = useList(
    results,
    (worker, wanted) => worker.with(marks).ask('listDifferences', { ...ofList, wanted }),
    [totals.version, filters, sort, marks, today],
    { first },
  )
  const selected = useSelected(selection, list?.view.hidden)
  if (!list) return <RowsSkeleton />
  const { view } = list
  const unselect = () => setSelection(nothingSelected)
  const selectAll = async () => {
    const all = await results.ask('listDifferences', { ...ofList, wanted: view.count })
    setSelection(new Map(all.rows.map((order) => [order.orderId, order])))
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
          <Button
            variant="subtle"
            size="sm"
            px={6}
            disabled={selected.size === view.count}
            onClick={selectAll}
          >
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
          results={results}
          list={list}
          withAmount
          sort={sort}
          onSort={(changed) => onSettings({ sort: changed })}
          selection={{ selected, onSelect: (row) => setSelection((before) => toggle(before, row)) }}
          state={(row) => <MarkCells marketplace={closing.marketplace} marks={marks} row={row} />}
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

/** The cells of a row other than its reason, and its mark. */
function MarkCells({
  marketplace,
  marks,
  row,
}: {
  marketplace: ClosingMarketplace
  marks: Marks
  row: ResultRow
}) {
  const mark = marks.get(row.orderId)?.state
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
}
