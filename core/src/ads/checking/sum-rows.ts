import { AdsProblem } from '../ads-problem.ts'
import { keywordLabel } from '../keyword.ts'
import type { ReportFigures, ReportRows } from './report-figures.ts'
import { namesSum, withoutSum, wordsIn } from './sum-words.ts'

interface Sums {
  count: number
  clicks: number
  spend: number
  gmv: number
}

/**
 * Refuses rows that someone added as sums: a row that is as large as all others together, one that is as large as the
 * others of its keyword, and a keyword 'tênis total' that is as large as 'tênis'.
 *
 * @throws AdsProblem 'sum-rows'
 */
export function refuseSumRows(rows: ReportRows, figures: ReportFigures): void {
  const lines = [...sumsWithin(rows, figures), ...sumsOfKeywords(rows, figures)]
  if (lines.length === 0) return
  throw new AdsProblem('sum-rows', {
    lines: [...new Set(lines)].sort((one, other) => one - other),
    count: lines.length,
  })
}

/** The lines that are the sum of all other rows, or of the other rows of their keyword. */
function sumsWithin(rows: ReportRows, figures: ReportFigures): number[] {
  const read = readerOf(figures)
  const all = noSums()
  const ofKeys = rows.keys.map(noSums)
  const largest = new Int32Array(rows.keys.length).fill(-1)
  const clicks = figures.column('clicks', 0)
  let largestOfAll = -1
  for (let row = 0; row < rows.used; row += 1) {
    const key = rows.keywordOf(row)
    const own = read(row)
    add(all, own)
    const ofKey = ofKeys[key]
    if (ofKey) add(ofKey, own)
    const before = largest[key] ?? -1
    if (before < 0 || clicks(row) > clicks(before)) largest[key] = row
    if (largestOfAll < 0 || clicks(row) > clicks(largestOfAll)) largestOfAll = row
  }
  const lines: number[] = []
  if (largestOfAll >= 0 && isSumOfRest(all, read(largestOfAll))) lines.push(rows.lineOf(largestOfAll))
  for (const [key, row] of largest.entries()) {
    const ofKey = ofKeys[key]
    if (row >= 0 && ofKey && isSumOfRest(ofKey, read(row))) lines.push(rows.lineOf(row))
  }
  return lines
}

/** The lines of keywords that name a sum and are as large as what they name. */
function sumsOfKeywords(rows: ReportRows, figures: ReportFigures): number[] {
  const plain = rows.keys.map((key) => wordsIn(keywordLabel(key)).join(' '))
  const named = plain.flatMap((key, place) =>
    namesSum(key) && plain.indexOf(withoutSum(key)) >= 0 ? [place] : [],
  )
  if (named.length === 0) return []
  const read = readerOf(figures)
  const sums = rows.keys.map(noSums)
  const lines = new Map<number, number>()
  for (let row = 0; row < rows.used; row += 1) {
    const key = rows.keywordOf(row)
    const ofKey = sums[key]
    if (ofKey) add(ofKey, read(row))
    lines.set(key, rows.lineOf(row))
  }
  return named.flatMap((place) => {
    const [own, what] = [sums[place], sums[plain.indexOf(withoutSum(plain[place] ?? ''))]]
    return own && what && isAlike(own, what) ? [lines.get(place) ?? 0] : []
  })
}

const noSums = (): Sums => ({ count: 0, clicks: 0, spend: 0, gmv: 0 })

function readerOf(figures: ReportFigures): (row: number) => Sums {
  const [clicks, spend, gmv] = (['clicks', 'spend', 'gmv'] as const).map((name) => figures.column(name, 0))
  return (row) => ({ count: 1, clicks: clicks?.(row) || 0, spend: spend?.(row) || 0, gmv: gmv?.(row) || 0 })
}

function add(sums: Sums, one: Sums): void {
  sums.count += one.count
  sums.clicks += one.clicks
  sums.spend += one.spend
  sums.gmv += one.gmv
}

/** Two rows may have the same figures by chance; with a third one, the first is no sum by chance. */
function isSumOfRest(all: Sums, one: Sums): boolean {
  const rest = {
    count: all.count - one.count,
    clicks: all.clicks - one.clicks,
    spend: all.spend - one.spend,
    gmv: all.gmv - one.gmv,
  }
  return rest.count >= 2 && isAlike(one, rest)
}

function isAlike(one: Sums, other: Sums): boolean {
  const slack = 0.011 + 0.0051 * other.count
  return (
    one.spend > 0 &&
    one.clicks === other.clicks &&
    Math.abs(one.spend - other.spend) <= slack &&
    Math.abs(one.gmv - other.gmv) <= slack
  )
}
