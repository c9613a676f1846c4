import { Badge, Button, Group, Stack } from '@mantine/core'
import { useMemo } from 'react'
import { BulkBar } from '../../contest/marks/bulk-bar.tsx'
import { MarkBadge } from '../../contest/marks/mark-badge.tsx'
import { type Selection, useSelection } from '../../contest/marks/selection.tsx'
import { SupportButton } from '../../export/sheet-buttons.tsx'
import { isDifference, isExplained, type ResultRow } from '../../model/differences.ts'
import { isFiltering, noFilters } from '../../worker/rows/filters.ts'
import { useList, useMonth } from '../../worker/rows/open-month.tsx'
import { DifferencesSummary } from './differences-summary.tsx'
import { FilterBar } from './filter-bar.tsx'
import { EmptyResults, ResultsTable, RowsSkeleton, useShownAtFirst } from './results-table.tsx'
import { texts } from './texts.ts'
import type { ListsView } from './view-settings.ts'

/** The differences of the open month: filtered, sorted, selected, marked and exported. */
export function DifferencesList({ view: { settings, change } }: { view: ListsView }) {
  const { results, totals, today } = useMonth()
  const { filters, sort } = settings
  const { selection, toggle, select, clear: unselect } = useSelection()
  const first = useShownAtFirst()
  const asked = { filters, sort, today }
  const selectedIds = [...selection.keys()]
  const list = useList('listDifferences', asked, { first, beside: { selected: selectedIds } })
  const selected = useSeen(selection, list?.view.hidden)
  if (!list || !totals) return <RowsSkeleton />
  const { view } = list
  const selectAll = async () =>
    select((await results.ask('listDifferences', { ...asked, selected: [], wanted: view.count })).rows)
  const clear = () => change({ filters: noFilters })
  return (
    <Stack gap="sm">
      <FilterBar
        filters={filters}
        sort={sort}
        reasons={totals.reasons}
        onFilters={(changed) => change({ filters: changed })}
        onSort={(changed) => change({ sort: changed })}
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
          <SupportButton losses={view.losses} />
        </Group>
      </Group>
      {selected.size > 0 && <BulkBar orders={[...selected.values()]} onDone={unselect} />}
      {view.count > 0 ? (
        <ResultsTable
          label={texts.results.differences}
          list={list}
          withAmount
          sort={sort}
          onSort={(changed) => change({ sort: changed })}
          selection={{ selected, onSelect: (row) => isDifference(row) && toggle(row) }}
          state={(row) => <MarkCells row={row} />}
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

/** Only rows in the list can be selected, so that nothing is marked unseen. */
function useSeen(selection: Selection, hidden: readonly string[] = []): Selection {
  return useMemo(() => {
    if (hidden.length === 0) return selection
    const unseen = new Set(hidden)
    return new Map([...selection].filter(([id]) => !unseen.has(id)))
  }, [selection, hidden])
}

/** The cells of a row other than its reason, and its mark. */
function MarkCells({ row }: { row: ResultRow }) {
  const { closing, marks } = useMonth()
  const mark = marks.get(row.orderId)?.state
  return (
    <>
      {isDifference(row) && isExplained(closing.marketplace, row) && (
        <Badge variant="light" color="gray" tt="none" fw={600}>
          {texts.explained}
        </Badge>
      )}
      {mark && <MarkBadge state={mark} />}
    </>
  )
}
