import { Group, Switch } from '@mantine/core'
import type { AdsReport } from '@vendaclara/core/ads'
import { type ReactNode, type Ref, useMemo } from 'react'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import { type FilteredReport, noFilters } from '../model/filters.ts'
import type { TableSettings } from '../model/table-settings.ts'
import { wordsOf } from '../texts.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { FilterBar, FilterSummary } from './filter-bar.tsx'
import { texts } from './texts.ts'

interface TableToolsProps {
  searchField: Ref<HTMLInputElement>
  report: AdsReport
  filtered: FilteredReport
  settings: TableSettings
  onSettings: (part: Partial<TableSettings>) => void
  isCompared: boolean
  isJudged: boolean
  /** Further buttons beside the choice of columns. */
  children: ReactNode
}

/** The tools above the table: filters, columns, and how much of the report is left. */
export function TableTools(props: TableToolsProps) {
  const { report, filtered, settings, onSettings, isCompared, isJudged, children } = props
  const hasHidden = useMemo(() => hasTermsWithoutClicks(report), [report])
  return (
    <>
      <FilterBar
        report={report}
        searchField={props.searchField}
        filters={settings.filters}
        onFilters={(filters) => onSettings({ filters })}
      >
        <Switch
          py={8}
          // On a narrow screen it is hidden if it has no effect, to leave more room for the table.
          {...(!hasHidden && { visibleFrom: 'md' })}
          label={wordsOf(report).hide}
          disabled={!hasHidden}
          checked={settings.hideWithoutClicks}
          onChange={(event) => onSettings({ hideWithoutClicks: event.currentTarget.checked })}
        />
      </FilterBar>
      <Group justify="space-between" gap="8px 24px">
        <FilterSummary
          report={report}
          filtered={filtered}
          onClear={() => clearFilters(settings, onSettings)}
        />
        <Group gap={8}>
          <ColumnsMenu
            settings={settings}
            onSettings={onSettings}
            isCompared={isCompared}
            isJudged={isJudged}
          />
          {children}
        </Group>
      </Group>
    </>
  )
}

/** Whether hiding the terms without clicks would hide any. */
export function hasTermsWithoutClicks({ terms }: AdsReport): boolean {
  // A plain loop: there may be a million terms, and a call for each takes ten times as long.
  for (let position = 0; position < terms.hasClicks.length; position += 1) {
    if (!terms.hasClicks[position] || !terms.figures.clicks[position]) return true
  }
  return false
}

/** Shows the whole report again. The seller can restore the filters. */
export function clearFilters(
  { filters }: TableSettings,
  onSettings: (part: Partial<TableSettings>) => void,
): void {
  onSettings({ filters: noFilters })
  offerUndo(texts.cleared, () => onSettings({ filters }))
}
