import { type NumberFormat, readNumber } from '../money/index.ts'
import type { AdsFigures, AdsReport, AdsSums, SearchTerm } from './ads-report.ts'
import type { ColumnName } from './columns.ts'
import { addSums, figuresOf, noSums } from './figures.ts'
import { isExcluded, isOverall, keywordKey } from './keyword.ts'

/** The cells of one data row, as they stand in the file. */
export type RawRow = Partial<Record<ColumnName, string>>

interface Rows {
  readonly productName: string | null
  readonly period: string | null
  readonly rows: readonly RawRow[]
  readonly format: (column: ColumnName) => NumberFormat
  readonly read: number
  readonly bad: number
}

/** Groups the rows of a report by keyword, in the order in which the keywords first appear. */
export function buildReport({ productName, period, rows, format, read, bad }: Rows): AdsReport {
  const groups = new Map<string, SearchTerm[]>()
  const counts = { used: 0, overall: 0, excluded: 0, withoutClicks: 0 }
  const numbers = new RowNumbers(format)
  let overall: AdsFigures | undefined
  for (const row of rows) {
    const key = keywordKey(row.keyword ?? '')
    if (isExcluded(key)) counts.excluded += 1
    else if (isOverall(key)) {
      counts.overall += 1
      overall ??= figuresOf(numbers.sums(row))
    } else if (numbers.read(row, 'clicks') === 0) counts.withoutClicks += 1
    else {
      counts.used += 1
      const terms = groups.get(key) ?? []
      if (terms.length === 0) groups.set(key, terms)
      terms.push(numbers.term(row))
    }
  }
  const keywordGroups = [...groups].map(([key, terms]) => ({
    key,
    figures: figuresOf(terms.reduce<AdsSums>(addSums, noSums)),
    terms,
  }))
  return {
    productName,
    period,
    total:
      overall ??
      figuresOf(keywordGroups.reduce<AdsSums>((sum, group) => addSums(sum, group.figures), noSums)),
    totalIsComputed: overall === undefined,
    groups: keywordGroups,
    receipt: { rows: read, ...counts, bad, unreadableValues: numbers.unreadable },
  }
}

class RowNumbers {
  unreadable = 0
  private readonly formats = new Map<ColumnName, NumberFormat>()
  private readonly format: (column: ColumnName) => NumberFormat

  constructor(format: (column: ColumnName) => NumberFormat) {
    this.format = format
  }

  read(row: RawRow, column: ColumnName): number | null {
    const known = this.formats.get(column) ?? this.format(column)
    this.formats.set(column, known)
    return readNumber(row[column], known)
  }

  sums(row: RawRow): AdsSums {
    return {
      impressions: this.counted(row, 'impressions'),
      clicks: this.counted(row, 'clicks'),
      gmv: this.counted(row, 'gmv'),
      itemsSold: this.counted(row, 'itemsSold'),
      conversions: this.counted(row, 'conversions'),
      spend: this.counted(row, 'spend'),
    }
  }

  term(row: RawRow): SearchTerm {
    const figures = figuresOf(this.sums(row))
    return {
      ...figures,
      searchTerm: row.searchTerm?.trim() ?? '',
      hasClicks: this.read(row, 'clicks') !== null,
      ctr: this.given(row, 'ctr') ?? figures.ctr,
      conversionRate: this.given(row, 'conversionRate') ?? figures.conversionRate,
      costPerConversion: this.given(row, 'costPerConversion') ?? figures.costPerConversion,
      roas: this.given(row, 'roas') ?? figures.roas,
    }
  }

  private counted(row: RawRow, column: ColumnName): number {
    const value = this.read(row, column)
    if (Number.isNaN(value)) this.unreadable += 1
    return value || 0
  }

  private given(row: RawRow, column: ColumnName): number | null {
    const value = this.read(row, column)
    return Number.isNaN(value) ? null : value
  }
}
