import type { AdsReport, FigureName } from '@vendaclara/core/ads'
import type { FilteredReport } from '../looking/filter-report.ts'
import type { BarScale } from './bar-scale.ts'
import type { ExtraColumn } from './extra-column.ts'
import type { FigureWidths } from './figure-widths.ts'

/** What the rows of the table have in common. */
export interface TableLook {
  readonly report: AdsReport
  readonly filtered: FilteredReport
  readonly hideWithoutClicks: boolean
  readonly columns: readonly FigureName[]
  readonly extras: readonly ExtraColumn[]
  readonly widths: FigureWidths
  readonly scale: BarScale
}

/** How many columns that is, with the one of the names. */
export function columnCount({ columns, extras }: TableLook): number {
  return 1 + columns.length + extras.length
}
