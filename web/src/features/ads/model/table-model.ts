import {
  type AdsReport,
  type FigureName,
  groupLabel,
  type Sold,
  soldAt,
  termText,
} from '@vendaclara/core/ads'
import type { ReactNode } from 'react'
import type { FigureWidths } from './figure-widths.ts'
import type { FilteredReport } from './filters.ts'
import { type Sort, shownTerms } from './sort.ts'

/** What all rows of the table share. */
export interface TableModel {
  readonly report: AdsReport
  readonly filtered: FilteredReport
  readonly hideWithoutClicks: boolean
  readonly terms: TermSorter
  readonly columns: readonly FigureName[]
  readonly extras: readonly ExtraColumn[]
  readonly widths: FigureWidths
  readonly scale: BarScale
}

/** Sorts the terms at some positions of the report by a column. */
export interface TermSorter {
  readonly sort: (positions: Uint32Array<ArrayBuffer>, sort: Sort) => Promise<Uint32Array<ArrayBuffer>>
}

/** The number of columns, including the column of names. */
export function columnCount({ columns, extras }: TableModel): number {
  return 1 + columns.length + extras.length
}

/** The positions of the terms that a keyword shows, in the sequence of the file. */
export function termsOf(
  { report, filtered, hideWithoutClicks }: Pick<TableModel, 'report' | 'filtered' | 'hideWithoutClicks'>,
  keyword: number,
): Uint32Array<ArrayBuffer> {
  return shownTerms(report, { group: keyword, hideWithoutClicks, matches: filtered.matches })
}

/** A keyword, or one of the terms below it. */
export interface TableRow {
  readonly label: string
  /** The key of a keyword; undefined for a term. */
  readonly key: string | undefined
  readonly sold: Sold
  readonly figureOf: (name: FigureName) => number
}

export function keywordRow({ groups }: AdsReport, keyword: number): TableRow | undefined {
  const group = groups[keyword]
  if (!group) return undefined
  const { key, figures } = group
  return { label: groupLabel(group), key, sold: figures, figureOf: (name) => figures[name] }
}

export function termRow(report: AdsReport, term: number): TableRow {
  const { figures } = report.terms
  return {
    label: termText(report, term),
    key: undefined,
    sold: soldAt(figures, term),
    figureOf: (name) => figures[name][term] ?? 0,
  }
}

/** A column that is not a figure of the report, such as a verdict. */
export interface ExtraColumn {
  readonly key: string
  readonly label: string
  /** In pixels, at the usual letter size. */
  readonly width: number
  readonly textOf: (row: TableRow) => string
  /** What the screen shows instead of the text. */
  readonly cell?: (row: TableRow) => ReactNode
}

/** The optional columns with advice on a keyword or a term. */
export const adviceColumnNames = ['highestBid', 'saving', 'confidence'] as const

export type AdviceColumn = (typeof adviceColumnNames)[number]

/** The GMV and the spend of the longest bars. */
export interface BarScale {
  readonly gmv: number
  readonly spend: number
}

export function barScale({ groups }: AdsReport): BarScale {
  return groups.reduce<BarScale>(
    (scale, { figures }) => ({
      gmv: Math.max(scale.gmv, figures.gmv),
      spend: Math.max(scale.spend, figures.spend),
    }),
    { gmv: 0, spend: 0 },
  )
}
