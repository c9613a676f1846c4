/** The sums from which all figures are computed. Counts are whole numbers; `gmv` and `spend` are in reais. */
export interface AdsSums {
  readonly impressions: number
  readonly clicks: number
  readonly gmv: number
  readonly itemsSold: number
  readonly conversions: number
  readonly spend: number
}

/** What clicks cost and brought, by which a term or a keyword is judged; money in reais. */
export const soldNames = ['clicks', 'conversions', 'gmv', 'spend'] as const

export type Sold = Pick<AdsSums, (typeof soldNames)[number]>

/** The same of many, in columns. */
export type SoldColumns = Readonly<Record<keyof Sold, Float64Array>>

/** One of many; 0 beyond the last. */
export function soldAt({ clicks, conversions, gmv, spend }: SoldColumns, place: number): Sold {
  return {
    clicks: clicks[place] ?? 0,
    conversions: conversions[place] ?? 0,
    gmv: gmv[place] ?? 0,
    spend: spend[place] ?? 0,
  }
}

/** The figures shown for a term, a keyword or the whole report. Rates are in percent, money in reais. */
export interface AdsFigures extends AdsSums {
  readonly costPerClick: number
  readonly ctr: number
  readonly conversionRate: number
  readonly averageTicket: number
  readonly costPerConversion: number
  readonly roas: number
}

/**
 * The search terms of one keyword. `key` is the keyword in lower case with underscores for spaces. `name` is the name of
 * an ad as the file first writes it; absent for keywords, and in a report stored by an earlier version.
 */
export interface KeywordGroup {
  readonly key: string
  readonly name?: string
  readonly figures: AdsFigures
  /** The group's terms are the `count` terms from position `start` on. */
  readonly start: number
  readonly count: number
}

/**
 * All search terms of a report, in columns: keyword by keyword, and in the sequence of the file within each. This saves
 * memory for a million terms. They can be passed from a worker to the page and stored in the browser's database without
 * blocking.
 */
export interface SearchTerms {
  /** Each text joins up to {@link termsInText} terms, so that no single text blocks a thread for long. */
  readonly texts: readonly string[]
  /** The end of each term in its text. A term begins where the one before it ends. */
  readonly ends: Uint32Array
  /** 0 if the file leaves the clicks of a term empty, otherwise 1. */
  readonly hasClicks: Uint8Array
  readonly figures: Readonly<Record<FigureName, Float64Array>>
}

/**
 * A left-out row, and the line of the file where it begins. 'width': its number of cells is not the number of columns.
 * 'keyword': it names no keyword. 'sum': someone added it as a sum. 'number': it lacks the number that the others have.
 * 'quote': a quotation mark is never closed. 'long': it has no visible end.
 */
export type BadRow =
  | { readonly line: number; readonly defect: 'width'; readonly cells: number; readonly columns: number }
  | { readonly line: number; readonly defect: 'keyword' | 'sum' | 'number' | 'quote' | 'long' }

/**
 * What became of the rows of a file. `rows` = `used` + `overall` + `excluded` + `withoutClicks` + `repeated` + `bad`.
 * `repeated` are exact copies of rows, and copies of the header. `unreadableValues` counts values of used rows that are
 * no number and count as 0.
 */
export interface AdsReceipt {
  readonly rows: number
  readonly used: number
  readonly overall: number
  readonly excluded: number
  readonly withoutClicks: number
  readonly repeated: number
  readonly bad: number
  /** The first 200 of them. */
  readonly badRows: readonly BadRow[]
  readonly unreadableValues: number
  /** The first 200 of them; absent if there is none, and in a report stored by an earlier version. */
  readonly unreadable?: readonly UnreadableValue[]
  /** Absent if there is none, and in a report stored by an earlier version. */
  readonly doubts?: readonly AdsDoubt[]
}

/** A value that is no number: its column, by its name in the file, and its line. */
export interface UnreadableValue {
  readonly column: string
  readonly line: number
}

/**
 * What does not fit in the figures of a report, but may be as the file has it. 'differs': `columns` do not quite fit each
 * other, or cannot be beside each other, in `count` rows, the first of which are in `lines`. 'blank': there, `columns`
 * have no value. 'total': the total record and the rows do not fit in `columns`. 'click-cost': a click costs `value` reais
 * on average. 'items': an order has `value` items on average. 'whole': no number of the file has decimals.
 */
export type AdsDoubt =
  | {
      readonly kind: 'differs' | 'blank'
      readonly columns: readonly string[]
      readonly lines: readonly number[]
      readonly count: number
    }
  | { readonly kind: 'total'; readonly columns: readonly string[] }
  | { readonly kind: 'click-cost' | 'items'; readonly value: number }
  | { readonly kind: 'whole' }

/**
 * What a report is about. 'terms': what buyers typed, under each keyword of one ad. 'ads': the ads of a shop.
 * 'keywords': the keywords and placements of each ad. 'listings': the sponsored listings of Mercado Ads. In the last
 * three, a group is an ad with its product id, and its terms are its rows in the file.
 */
export const reportKinds = ['terms', 'ads', 'keywords', 'listings'] as const

export type ReportKind = (typeof reportKinds)[number]

export interface AdsReport {
  /** Absent in a report of search terms. */
  readonly kind?: ReportKind
  /** The product or ad; in a report of all ads the shop; null if the file does not name it. */
  readonly productName: string | null
  readonly period: string | null
  /** The figures of the overall record; summed from the groups if the report has none (`totalIsComputed`). */
  readonly total: AdsFigures
  readonly totalIsComputed: boolean
  /** The largest value of each figure in groups and terms; absent in a report stored by an earlier version. */
  readonly largest?: Readonly<Record<FigureName, number>>
  readonly groups: readonly KeywordGroup[]
  readonly terms: SearchTerms
  readonly receipt: AdsReceipt
}

/** The figures shown for a report, its keywords and its terms, in the sequence of their columns. */
export const figureNames = [
  'impressions',
  'clicks',
  'costPerClick',
  'ctr',
  'conversionRate',
  'gmv',
  'conversions',
  'averageTicket',
  'costPerConversion',
  'spend',
  'roas',
] as const

export type FigureName = (typeof figureNames)[number]

/** The number of terms in each text of a report; the last one may have fewer. */
export const termsInText = 4096

/** The search term at a position of the report, as the buyer typed it; '' if there is no such position. */
export function termText(
  { terms }: { readonly terms: Omit<SearchTerms, 'figures'> },
  position: number,
): string {
  const start = position % termsInText === 0 ? 0 : terms.ends[position - 1]
  const end = terms.ends[position] ?? 0
  return terms.texts[Math.floor(position / termsInText)]?.slice(start, end) ?? ''
}
