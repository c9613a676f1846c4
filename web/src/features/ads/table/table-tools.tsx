import { Switch } from '@mantine/core'
import type { AdsReport } from '@vendaclara/core/ads'
import { type ReactNode, useMemo } from 'react'
import { ColumnsMenu } from '../looking/columns-menu.tsx'
import { FilterBar } from '../looking/filter-bar.tsx'
import type { FilteredReport } from '../looking/filter-report.ts'
import { FilterSummary } from '../looking/filter-summary.tsx'
import { noFilters } from '../looking/filters.ts'
import classes from '../looking/looking.module.css'
import type { TableSettings } from '../looking/table-settings.ts'
import { texts } from '../texts.ts'
import { hasTermsWithoutClicks } from './has-terms-without-clicks.ts'

interface TableToolsProps {
  report: AdsReport
  filtered: FilteredReport
  settings: TableSettings
  onSettings: (part: Partial<TableSettings>) => void
  isCompared: boolean
  /** Further buttons beside the choice of columns. */
  children: ReactNode
}

/** Above the table: filters, columns, and how much of the report that leaves. */
export function TableTools(props: TableToolsProps) {
  const { report, filtered, settings, onSettings, isCompared, children } = props
  const hasHidden = useMemo(() => hasTermsWithoutClicks(report), [report])
  return (
    <>
      <FilterBar filters={settings.filters} onFilters={(filters) => onSettings({ filters })}>
        <Switch
          className={classes.switch}
          label={texts.table.hide}
          description={hasHidden ? undefined : texts.table.nothingToHide(report.receipt.withoutClicks)}
          disabled={!hasHidden}
          checked={settings.hideWithoutClicks}
          onChange={(event) => onSettings({ hideWithoutClicks: event.currentTarget.checked })}
        />
      </FilterBar>
      <div className={classes.summaryRow}>
        <FilterSummary
          report={report}
          filtered={filtered}
          onClear={() => onSettings({ filters: noFilters })}
        />
        <div className={classes.actions}>
          <ColumnsMenu settings={settings} onSettings={onSettings} isCompared={isCompared} />
          {children}
        </div>
      </div>
    </>
  )
}
