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

/** The search terms of one keyword. `key` is the lowercased keyword with underscores for spaces. */
export interface KeywordGroup {
  readonly key: string
  readonly figures: AdsFigures
  /** Its terms are those from position `start` on, `count` of them. */
  readonly start: number
  readonly count: number
}

/**
 * All search terms of a report, in columns: a million of them have room, and pass from a worker to the page and into the
 * browser's database without holding the page up. Keyword by keyword, each in the order of the file.
 */
export interface SearchTerms {
  /** The texts of {@link termsInText} terms in each, one behind the other; no single text blocks a thread for long. */
  readonly texts: readonly string[]
  /** Where each term ends in its text; it begins where the one before it in that text ends. */
  readonly ends: Uint32Array
  /** 0 where the file leaves the clicks of a term empty. */
  readonly hasClicks: Uint8Array
  readonly figures: Readonly<Record<FigureName, Float64Array>>
}

/**
 * A row that is left out, and the line of the file in which it begins. 'width': it has another number of cells than the table has
 * columns; 'keyword': it names none; 'sum': a sum that somebody put under the table; 'quote': a quote in it is never closed;
 * 'long': it has no end in sight.
 */
export type BadRow =
  | { readonly line: number; readonly defect: 'width'; readonly cells: number; readonly columns: number }
  | { readonly line: number; readonly defect: 'keyword' | 'sum' | 'quote' | 'long' }

/**
 * What became of the data rows of a file. `rows` = `used` + `overall` + `excluded` + `withoutClicks` + `repeated` + `bad`;
 * `repeated` are rows that stand in the file already, cell by cell, and its header where it is pasted in again;
 * `unreadableValues` counts single values that are no number and stand as 0 in rows otherwise used.
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
}

/** A report without its texts, which are sent apart from it in pieces. */
export type ReportWithoutTexts = Omit<AdsReport, 'terms'> & { readonly terms: Omit<SearchTerms, 'texts'> }

/**
 * What a report tells of. 'terms': what buyers typed under each keyword of one ad; 'ads': the ads of a shop; 'keywords': the
 * keywords and placements of each of them; 'listings': the sponsored listings of Mercado Ads. In the last three each group is an ad
 * with its product's id, and its terms are its rows in the file.
 */
export const reportKinds = ['terms', 'ads', 'keywords', 'listings'] as const

export type ReportKind = (typeof reportKinds)[number]

export interface AdsReport {
  /** Absent in a report of search terms. */
  readonly kind?: ReportKind
  /** The product or ad; in a report of all ads the shop. */
  readonly productName: string | null
  readonly period: string | null
  /** Of the overall record, or summed from the groups when the report has none. */
  readonly total: AdsFigures
  readonly totalIsComputed: boolean
  /** The largest value of each figure among the groups and the terms; absent in a report that a version before kept. */
  readonly largest?: Readonly<Record<FigureName, number>>
  readonly groups: readonly KeywordGroup[]
  readonly terms: SearchTerms
  readonly receipt: AdsReceipt
}

/** The figures shown of a report, its keywords and its terms, in the order of their columns. */
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

/** So many terms stand in each of the texts of a report, but for the last one. */
export const termsInText = 4096

/** The search term at a position of the report, as the buyer typed it. The empty text for a position it does not have. */
export function termText(
  { terms }: { readonly terms: Omit<SearchTerms, 'figures'> },
  position: number,
): string {
  const start = position % termsInText === 0 ? 0 : terms.ends[position - 1]
  const end = terms.ends[position] ?? 0
  return terms.texts[Math.floor(position / termsInText)]?.slice(start, end) ?? ''
}
