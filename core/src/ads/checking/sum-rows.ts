import { namesSum, none, withoutSum, wordsIn } from '../../money/index.ts'
import { AdsProblem } from '../ads-problem.ts'
import { keywordLabel } from '../keyword.ts'
import type { SumColumnName } from '../reading/columns.ts'
import type { TermRows } from '../reading/term-rows.ts'
import type { ReportFigures } from './report-figures.ts'

interface Sums {
  count: number
  impressions: number
  clicks: number
  spend: number
  gmv: number
}
type ReadSums = (row: number) => Sums

/**
 * Refuses rows that someone added as sums: a row that is as large as all others together, one that is as large as the
 * others of its keyword, and a keyword 'tênis total' that is as large as 'tênis'.
 *
 * @throws AdsProblem 'sum-rows'
 */
export function refuseSumRows(rows: TermRows, figures: ReportFigures): void {
  const read = readerOf(figures)
  const ofKeys = rows.keys.map(noSums)
  const all = noSums()
  const largest = new Int32Array(rows.keys.length).fill(-1)
  const most = new Float64Array(rows.keys.length)
  let [largestOfAll, mostOfAll] = [0, 0]
  for (let row = 0; row < rows.used; row += 1) {
    const key = rows.keywordOf(row)
    const [own, ofKey] = [read(row), ofKeys[key]]
    add(all, own)
    if (ofKey) add(ofKey, own)
    if ((largest[key] ?? -1) < 0 || own.clicks > (most[key] ?? 0)) {
      largest[key] = row
      most[key] = own.clicks
    }
    if (own.clicks > mostOfAll) {
      largestOfAll = row
      mostOfAll = own.clicks
    }
  }
  const lines = [
    ...[all, withPlacements(all, rows, figures)].flatMap((whole) => [
      ...sumsOfRest(rows, whole, [largestOfAll, largestOfAll === 0 ? rows.used - 1 : 0], read),
      ...sumsOfKeywords(rows, whole, ofKeys, largest),
    ]),
    ...ofKeys.flatMap((ofKey, key) => sumsOfRest(rows, ofKey, [largest[key] ?? -1], read)),
  ]
  if (lines.length === 0) return
  throw new AdsProblem('sum-rows', {
    lines: [...new Set(lines)].sort((one, other) => one - other),
    count: new Set(lines).size,
  })
}

/** The sums of the used rows and of the placements, which a person sums up as well. */
function withPlacements(all: Sums, rows: TermRows, figures: ReportFigures): Sums {
  const sums = { ...all }
  for (const row of rows.excluded) {
    const of = (name: SumColumnName) => orZero(figures.aside(row, name))
    add(sums, {
      count: 1,
      impressions: of('impressions'),
      clicks: of('clicks'),
      spend: of('spend'),
      gmv: of('gmv'),
    })
  }
  return sums
}

/** The lines of candidates that are as large as all others of `all`; of two rows, only one that names no search. */
function sumsOfRest(rows: TermRows, all: Sums, candidates: readonly number[], read: ReadSums): number[] {
  const isOnlyOneNamed = (row: number) =>
    !isNamed(rows.textOf(row)) && isNamed(rows.textOf(otherOf(rows, row, all.count >= rows.used)))
  return candidates
    .filter((row) => row >= 0 && row < rows.used && all.count > 1)
    .filter((row) => isAlike(read(row), restOf(all, read(row))))
    .filter((row) => all.count > 2 || isOnlyOneNamed(row))
    .map((row) => rows.lineOf(row))
}

/** Another row of the report, or of the keyword of a row. */
function otherOf(rows: TermRows, row: number, isOfAny: boolean): number {
  for (let other = 0; other < rows.used; other += 1) {
    if (other !== row && (isOfAny || rows.keywordOf(other) === rows.keywordOf(row))) return other
  }
  return row
}

/** The lines of keywords that name a sum, or add words to another keyword, and are as large as what they sum. */
function sumsOfKeywords(rows: TermRows, all: Sums, ofKeys: readonly Sums[], largest: Int32Array): number[] {
  const plain = rows.keys.map((key) => wordsIn(keywordLabel(key)).join(' '))
  const places = new Map(plain.map((key, place) => [key, place]))
  const found = plain.flatMap((key, place): { place: number; isNamed: boolean }[] => {
    const own = ofKeys[place]
    if (own?.count !== 1) return []
    const isSum = namesSum(key)
    if (isSum && withoutSum(key) === '') {
      return isAlike(own, restOf(all, own)) ? [{ place, isNamed: true }] : []
    }
    const summed = shorterOnes(key).flatMap((one) => ofKeys[places.get(one) ?? -1] ?? [])
    return summed.some((one) => isAlike(own, one)) ? [{ place, isNamed: isSum }] : []
  })
  // One keyword may be as large as another by chance, but not several of them.
  const isCertain = found.some((one) => one.isNamed) || found.length > 1
  return isCertain ? found.map(({ place }) => rows.lineOf(largest[place] ?? 0)) : []
}

/** What is left of a text without one or two words at one of its ends. */
function shorterOnes(key: string): string[] {
  const words = key.split(' ')
  return [words.slice(0, -1), words.slice(1), words.slice(0, -2), words.slice(2)]
    .filter((left) => left.length > 0)
    .map((left) => left.join(' '))
}

function isNamed(term: string): boolean {
  return wordsIn(term).length > 0
}

const noSums = (): Sums => ({ count: 0, impressions: 0, clicks: 0, spend: 0, gmv: 0 })

function readerOf(figures: ReportFigures): ReadSums {
  const [impressions, clicks, spend, gmv] = (['impressions', 'clicks', 'spend', 'gmv'] as const).map((name) =>
    figures.values(name),
  )
  const at = (values: Float64Array | undefined, row: number) => orZero(values?.[row])
  return (row) => ({
    count: 1,
    impressions: at(impressions, row),
    clicks: at(clicks, row),
    spend: at(spend, row),
    gmv: at(gmv, row),
  })
}

/** What is missing, or no number, counts as 0. */
function orZero(value = none): number {
  return value === none ? 0 : value || 0
}

function add(sums: Sums, one: Sums, times = 1): Sums {
  sums.count += times * one.count
  sums.impressions += times * one.impressions
  sums.clicks += times * one.clicks
  sums.spend += times * one.spend
  sums.gmv += times * one.gmv
  return sums
}

function restOf(all: Sums, one: Sums): Sums {
  return add({ ...all }, one, -1)
}

/** So few clicks, with their prices, may be the same by chance. */
const fewClicks = 10

/** Whether a row can be the sum of others, which may have more impressions in rows without clicks. */
function isAlike(one: Sums, other: Sums): boolean {
  const slack = 0.011 + 0.0051 * other.count
  const isSame =
    one.spend > 0 &&
    one.clicks === other.clicks &&
    Math.abs(one.spend - other.spend) <= slack &&
    Math.abs(one.gmv - other.gmv) <= slack
  const hasMore = one.impressions > other.impressions && one.gmv > 0 && one.clicks >= fewClicks
  return isSame && (one.impressions === other.impressions || hasMore)
}
