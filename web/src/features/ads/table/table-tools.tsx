import { Group, Switch } from '@mantine/core'
import type { AdsReport } from '@vendaclara/core/ads'
import { type ReactNode, type Ref, useMemo } from 'react'
import { wordsOf } from '../texts.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { FilterBar, FilterSummary } from './filter-bar.tsx'
import { useShownReport } from './shown-report.ts'

interface TableToolsProps {
  searchField: Ref<HTMLInputElement>
  /** Further buttons beside the choice of columns. */
  children: ReactNode
}

/** The tools above the table: filters, columns, and how much of the report is left. */
export function TableTools({ searchField, children }: TableToolsProps) {
  const { report, settings, onSettings } = useShownReport()
  const hasHidden = useMemo(() => hasTermsWithoutClicks(report), [report])
  return (
    <>
      <FilterBar searchField={searchField}>
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
        <FilterSummary />
        <Group gap={8}>
          <ColumnsMenu />
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
