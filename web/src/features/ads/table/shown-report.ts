import type { AdsReport } from '@vendaclara/core/ads'
import { createContext, use } from 'react'
import { offerUndo } from '../../../ui/offer-undo.tsx'
import { type FilteredReport, noFilters } from '../model/filters.ts'
import type { ExtraColumn, TermSorter } from '../model/table-model.ts'
import type { TableSettings } from '../model/table-settings.ts'
import { texts } from './texts.ts'

/** The report that the table shows, and how. */
export interface ShownReport {
  readonly report: AdsReport
  readonly filtered: FilteredReport
  readonly terms: TermSorter
  readonly settings: TableSettings
  readonly onSettings: (part: Partial<TableSettings>) => void
  /** Whether the report is compared with another period. */
  readonly isCompared: boolean
  /** Whether there is a margin, by which columns can have advice. */
  readonly isJudged: boolean
  readonly extras: readonly ExtraColumn[]
}

const context = createContext<ShownReport | undefined>(undefined)

export const ShownReportProvider = context

export function useShownReport(): ShownReport {
  const shown = use(context)
  if (!shown) throw new Error('there is no report around')
  return shown
}

/** Shows the whole report again. The seller can restore the filters. */
export function clearFilters({ settings: { filters }, onSettings }: ShownReport): void {
  onSettings({ filters: noFilters })
  offerUndo(texts.cleared, () => onSettings({ filters }))
}
