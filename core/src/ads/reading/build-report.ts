import { letGo } from '../../memory/index.ts'
import type { AdsSums, KeywordGroup, ReportWithoutTexts } from '../ads-report.ts'
import { addSums, figuresOf, noSums } from '../figures.ts'
import { type TermFigures, termFigures } from './term-figures.ts'
import type { TermRows } from './term-rows.ts'

type Grouped = Pick<ReportWithoutTexts, 'total' | 'totalIsComputed' | 'groups' | 'terms'>

/**
 * Groups the rows of a report by keyword, in the order in which the keywords first appear. The memory of the rows
 * is released bit by bit, since together with the report it would be the peak.
 */
export function buildReport(
  rows: TermRows,
  onText: (text: string) => void,
): Grouped & { readonly unreadable: number } {
  const { keys } = rows.keywords
  const { order, starts } = orderByKeyword(rows.keywordOf.values(), keys.length)
  rows.keywordOf.letGo()
  const overall = rows.overallSums()
  const ends = rows.texts.take(order, onText)
  const hasClicks = new Uint8Array(order.length)
  for (const [place, row] of order.entries()) hasClicks[place] = rows.lacksClicks(row) ? 0 : 1
  const ofTerms = termFigures(rows, order)
  letGo(order)
  const groups = keys.map((key, keyword): KeywordGroup => {
    const start = starts[keyword] ?? 0
    const end = starts[keyword + 1] ?? start
    return { key, figures: figuresOf(sumOf(ofTerms, start, end)), start, count: end - start }
  })
  letGo(ofTerms.itemsSold)
  const ofGroups = () => groups.reduce<AdsSums>((sum, group) => addSums(sum, group.figures), noSums)
  return {
    total: figuresOf(overall?.sums ?? ofGroups()),
    totalIsComputed: overall === undefined,
    groups,
    terms: { ends, hasClicks, figures: ofTerms.figures },
    unreadable: ofTerms.unreadable + (overall?.unreadable ?? 0),
  }
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
 * The rows in the order of their keywords, those of one keyword in the order of the file, and where in it the rows of
 * each keyword begin.
 */
function orderByKeyword(
  keywordOf: Uint32Array,
  keywords: number,
): { order: Uint32Array; starts: Uint32Array } {
  const starts = new Uint32Array(keywords + 1)
  for (const keyword of keywordOf) starts[keyword + 1] = (starts[keyword + 1] ?? 0) + 1
  for (let keyword = 0; keyword < keywords; keyword += 1) {
    starts[keyword + 1] = (starts[keyword + 1] ?? 0) + (starts[keyword] ?? 0)
  }
  const next = starts.slice()
  const order = new Uint32Array(keywordOf.length)
  for (const [row, keyword] of keywordOf.entries()) {
    const place = next[keyword] ?? 0
    order[place] = row
    next[keyword] = place + 1
  }
  return { order, starts }
}
