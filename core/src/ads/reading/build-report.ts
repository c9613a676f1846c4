import { letGo } from '../../memory/index.ts'
import { none } from '../../money/index.ts'
import type { AdsReport, AdsSums, KeywordGroup } from '../ads-report.ts'
import type { CheckedReport } from '../checking/check-report.ts'
import type { ReportFigures } from '../checking/report-figures.ts'
import { addSums, figuresOf, noSums } from '../figures.ts'
import { largestFigures } from '../largest-figures.ts'
import { sumColumns } from './columns.ts'
import { type TermFigures, termFigures } from './term-figures.ts'
import type { TermRows } from './term-rows.ts'

type Grouped = Pick<AdsReport, 'total' | 'totalIsComputed' | 'largest' | 'groups' | 'terms'>

/**
 * Groups the rows of a report by keyword, in the sequence in which the keywords first appear; a keyword without used rows
 * is no group. The memory of the rows is released step by step, to keep the peak low.
 */
export function buildReport(
  rows: TermRows,
  checked: CheckedReport,
  onText?: (text: string) => void,
): Grouped {
  const { keys, names } = rows.keywords
  const { places, starts } = orderByKeyword(rows.words.values(), keys.length)
  rows.letGoOfLines()
  const overall = overallSums(checked.figures, rows.overall.length)
  const texts: string[] = []
  const ends = rows.texts.take(places, onText ?? ((text) => texts.push(text)))
  const hasClicks = haveClicks(checked.figures, places)
  const ofTerms = termFigures(checked, places)
  letGo(places)
  const groups = keys.flatMap((key, keyword): KeywordGroup[] => {
    const start = starts[keyword] ?? 0
    const end = starts[keyword + 1] ?? start
    if (end === start) return []
    const name = names[keyword]
    const figures = figuresOf(sumOf(ofTerms, start, end))
    return [{ key, ...(name !== undefined && { name }), figures, start, count: end - start }]
  })
  letGo(ofTerms.itemsSold)
  const ofGroups = () => groups.reduce<AdsSums>((sum, group) => addSums(sum, group.figures), noSums)
  return {
    total: figuresOf(overall ?? ofGroups()),
    totalIsComputed: overall === undefined,
    largest: largestFigures(groups, ofTerms.figures),
    groups,
    terms: { texts, ends, hasClicks, figures: ofTerms.figures },
  }
}

/** The sums of the first record of the total, in which a missing value counts as 0; undefined if there is none. */
function overallSums(figures: ReportFigures, records: number): AdsSums | undefined {
  if (records === 0) return undefined
  const sums = sumColumns.map((name): [string, number] => {
    const value = figures.values(name)?.[figures.used] ?? none
    return [name, value === none ? 0 : value]
  })
  return Object.fromEntries(sums) as Record<keyof AdsSums, number>
}

/** For each used row, at its place: 1 if the file states its clicks, 0 if it leaves them empty. */
function haveClicks(figures: ReportFigures, places: Uint32Array): Uint8Array {
  const clicks = figures.values('clicks')
  const haveClicks = new Uint8Array(places.length)
  for (let row = 0; row < places.length; row += 1) {
    if (clicks?.[row] !== none) haveClicks[places[row] ?? 0] = 1
  }
  return haveClicks
}

function sumOf({ figures, itemsSold }: TermFigures, start: number, end: number): AdsSums {
  const sum = (values: Float64Array) => {
    let all = 0
    for (let term = start; term < end; term += 1) all += values[term] ?? 0
    return all
  }
  return {
    impressions: sum(figures.impressions),
    clicks: sum(figures.clicks),
    gmv: sum(figures.gmv),
    itemsSold: sum(itemsSold),
    conversions: sum(figures.conversions),
    spend: sum(figures.spend),
  }
}

/**
 * The index of each row once rows are sorted by keyword, keeping the sequence of the file within a keyword, and the
 * index where each keyword starts.
 */
function orderByKeyword(
  keywordOf: Uint32Array,
  keywords: number,
): { places: Uint32Array; starts: Uint32Array } {
  const count = keywordOf.length
  const starts = new Uint32Array(keywords + 1)
  for (let row = 0; row < count; row += 1) {
    const after = (keywordOf[row] ?? 0) + 1
    starts[after] = (starts[after] ?? 0) + 1
  }
  for (let keyword = 0; keyword < keywords; keyword += 1) {
    starts[keyword + 1] = (starts[keyword + 1] ?? 0) + (starts[keyword] ?? 0)
  }
  const next = starts.slice()
  const places = new Uint32Array(count)
  for (let row = 0; row < count; row += 1) {
    const keyword = keywordOf[row] ?? 0
    const place = next[keyword] ?? 0
    places[row] = place
    next[keyword] = place + 1
  }
  return { places, starts }
}
