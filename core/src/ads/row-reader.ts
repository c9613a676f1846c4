import { type NumberFormat, readNumber } from '../money/index.ts'
import type { AdsFigures, AdsSums } from './ads-report.ts'
import type { ColumnName, NumberColumnName } from './columns.ts'
import { figuresOf } from './figures.ts'

/** One search term that buyers typed. `hasClicks` is false where the file leaves its clicks empty. */
export interface SearchTerm extends AdsFigures {
  readonly searchTerm: string
  readonly hasClicks: boolean
}

/** Where each column stands in a row (-1: nowhere) and how the numbers of each are written. */
export interface RowLayout {
  readonly position: Readonly<Record<ColumnName, number>>
  readonly format: Readonly<Record<NumberColumnName, NumberFormat>>
}

/** Reads the cells of a row by the names of their columns; counts the values of sums that are no number. */
export class RowReader {
  unreadable = 0
  private readonly layout: RowLayout

  constructor(layout: RowLayout) {
    this.layout = layout
  }

  text(cells: readonly string[], column: ColumnName): string {
    return cells[this.layout.position[column]]?.trim() ?? ''
  }

  /** Null where the value is missing, NaN where it is no number. */
  number(cells: readonly string[], column: NumberColumnName): number | null {
    return readNumber(cells[this.layout.position[column]], this.layout.format[column])
  }

  sums(cells: readonly string[]): AdsSums {
    return {
      impressions: this.counted(cells, 'impressions'),
      clicks: this.counted(cells, 'clicks'),
      gmv: this.counted(cells, 'gmv'),
      itemsSold: this.counted(cells, 'itemsSold'),
      conversions: this.counted(cells, 'conversions'),
      spend: this.counted(cells, 'spend'),
    }
  }

  /** A term's own ratios stand as the file gives them; what it leaves out is computed. */
  term(cells: readonly string[]): SearchTerm {
    const computed = figuresOf(this.sums(cells))
    return {
      ...computed,
      searchTerm: this.text(cells, 'searchTerm'),
      hasClicks: this.number(cells, 'clicks') !== null,
      ctr: this.given(cells, 'ctr') ?? computed.ctr,
      conversionRate: this.given(cells, 'conversionRate') ?? computed.conversionRate,
      costPerConversion: this.given(cells, 'costPerConversion') ?? computed.costPerConversion,
      roas: this.given(cells, 'roas') ?? computed.roas,
    }
  }

  private counted(cells: readonly string[], column: NumberColumnName): number {
    const value = this.number(cells, column)
    if (Number.isNaN(value)) this.unreadable += 1
    return value || 0
  }

  private given(cells: readonly string[], column: NumberColumnName): number | null {
    const value = this.number(cells, column)
    return Number.isNaN(value) ? null : value
  }
}
