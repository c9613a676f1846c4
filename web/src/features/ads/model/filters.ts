import {
  type AdsReport,
  type KeywordGroup,
  keywordLabel,
  type SearchTerms,
  type SoldTerms,
  termsInText,
} from '@vendaclara/core/ads'

/** Shows all search terms. `text` is searched in the keyword and in the term, ignoring accents and case. */
export const noFilters = { text: '', minClicks: 0, withoutSales: false }

/** Which search terms are shown. */
export type Filters = Readonly<typeof noFilters>

const names = Object.keys(noFilters) as (keyof Filters)[]

export function isFiltering({ text, ...others }: Filters): boolean {
  const filters: Filters = { text: text.trim(), ...others }
  return names.some((name) => filters[name] !== noFilters[name])
}

/** The part of a report that filters read. */
export interface SearchedReport extends SoldTerms {
  readonly groups: readonly Pick<KeywordGroup, 'key' | 'start' | 'count'>[]
}

/** What is left of a report after filtering. A keyword matches if one of its terms does. */
export interface FilteredReport {
  /** 1 for each term that matches, 0 for the others; undefined without filters. */
  readonly matches?: Uint8Array<ArrayBuffer>
  /** The indexes of the keywords that match, in the sequence of the file. */
  readonly keywords: readonly number[]
  /** How many terms of each keyword of the report match. */
  readonly termCounts: Uint32Array<ArrayBuffer>
  readonly terms: number
  readonly spend: number
  readonly gmv: number
}

export function unfilteredReport({ groups, terms }: AdsReport): FilteredReport {
  return {
    keywords: [...groups.keys()],
    termCounts: Uint32Array.from(groups, ({ count }) => count),
    terms: terms.ends.length,
    spend: groups.reduce((sum, { figures }) => sum + figures.spend, 0),
    gmv: groups.reduce((sum, { figures }) => sum + figures.gmv, 0),
  }
}

/** Takes a fifth of a second for a million terms. */
export function filterReport(
  report: SearchedReport,
  filters: Filters,
): FilteredReport & Required<Pick<FilteredReport, 'matches'>> {
  const { groups, terms } = report
  const matches = matchesOf(report, filters)
  const termCounts = new Uint32Array(groups.length)
  let spend = 0
  let gmv = 0
  for (const [keyword, { start, count }] of groups.entries()) {
    for (let term = start; term < start + count; term += 1) {
      if (!matches[term]) continue
      termCounts[keyword] = (termCounts[keyword] ?? 0) + 1
      spend += terms.figures.spend[term] ?? 0
      gmv += terms.figures.gmv[term] ?? 0
    }
  }
  const keywords = [...groups.keys()].filter((keyword) => termCounts[keyword])
  return {
    matches,
    keywords,
    termCounts,
    terms: termCounts.reduce((sum, count) => sum + count, 0),
    spend,
    gmv,
  }
}

function matchesOf(
  report: SearchedReport,
  { text, minClicks, withoutSales }: Filters,
): Uint8Array<ArrayBuffer> {
  const { clicks, conversions, gmv } = report.terms.figures
  const matches = text.trim() === '' ? new Uint8Array(clicks.length).fill(1) : matchingTerms(report, text)
  for (let term = 0; term < matches.length; term += 1) {
    if ((clicks[term] ?? 0) < minClicks) matches[term] = 0
    // A report without the column of sales still shows in its GMV what was sold.
    else if (withoutSales && (conversions[term] || gmv[term])) matches[term] = 0
  }
  return matches
}

/** Marks with 1 the terms that contain a text, or whose keyword does. */
function matchingTerms({ groups, terms }: SearchedReport, text: string): Uint8Array<ArrayBuffer> {
  const pattern = textPattern(text)
  const marks = new Uint8Array(terms.ends.length)
  for (const place of terms.texts.keys()) markTerms(marks, terms, place, pattern)
  for (const { key, start, count } of groups) {
    pattern.lastIndex = 0
    if (pattern.test(keywordLabel(key))) marks.fill(1, start, start + count)
  }
  return marks
}

/** Marks the terms of one of the texts. */
function markTerms(
  marks: Uint8Array,
  { texts, ends }: Pick<SearchTerms, 'texts' | 'ends'>,
  place: number,
  pattern: RegExp,
): void {
  const text = texts[place] ?? ''
  let term = place * termsInText
  pattern.lastIndex = 0
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    while ((ends[term] ?? Number.POSITIVE_INFINITY) <= found.index) term += 1
    const end = ends[term] ?? text.length
    const isWithin = found.index + found[0].length <= end
    if (isWithin) marks[term] = 1
    // If it extends into the next term, another match may begin one letter later.
    pattern.lastIndex = isWithin ? end : found.index + 1
  }
}

// biome-ignore-start lint/plugin: letters, no words
const variants: Record<string, string> = {
  a: 'aáàâãäå',
  c: 'cç',
  e: 'eéèêë',
  i: 'iíìîï',
  n: 'nñ',
  o: 'oóòôõö',
  u: 'uúùûü',
  y: 'yýÿ',
}
// biome-ignore-end lint/plugin: letters, no words

const nothing = '(?!)'

/** Finds a text anywhere in a term, ignoring accents, case and the width of spaces. */
function textPattern(text: string): RegExp {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  const parts = [...letters.replace(/\s+/g, ' ')].map((letter) => {
    if (letter === ' ') return '\\s+'
    const letters = variants[letter]
    return letters ? `[${letters}]\\p{M}*` : letter.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  })
  return new RegExp(parts.join('') || nothing, 'giu')
}
