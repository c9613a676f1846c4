/** The sums that every figure of the report is computed from. Counts are whole, `gmv` and `spend` in reais. */
export interface AdsSums {
  readonly impressions: number
  readonly clicks: number
  readonly gmv: number
  readonly itemsSold: number
  readonly conversions: number
  readonly spend: number
}

/** The figures shown for a term, a keyword or the whole report; rates in percent, money in reais. */
export interface AdsFigures extends AdsSums {
  readonly costPerClick: number
  readonly ctr: number
  readonly conversionRate: number
  readonly averageTicket: number
  readonly costPerConversion: number
  readonly roas: number
}

/** One search term that buyers typed. `hasClicks` is false where the file leaves its clicks empty. */
export interface SearchTerm extends AdsFigures {
  readonly searchTerm: string
  readonly hasClicks: boolean
}

/** The search terms of one keyword. `key` is the lowercased keyword with underscores for spaces. */
export interface KeywordGroup {
  readonly key: string
  readonly figures: AdsFigures
  readonly terms: readonly SearchTerm[]
}

/**
 * What became of the data rows of a file. `rows` = `used` + `overall` + `excluded` + `withoutClicks` + `bad`;
 * `unreadableValues` counts single values that are no number and stand as 0 in rows otherwise used.
 */
export interface AdsReceipt {
  readonly rows: number
  readonly used: number
  readonly overall: number
  readonly excluded: number
  readonly withoutClicks: number
  readonly bad: number
  readonly unreadableValues: number
}

export interface AdsReport {
  readonly productName: string | null
  readonly period: string | null
  /** Of the overall record, or summed from the groups when the report has none. */
  readonly total: AdsFigures
  readonly totalIsComputed: boolean
  readonly groups: readonly KeywordGroup[]
  readonly receipt: AdsReceipt
}
