import { type SoldColumns, soldAt } from '../ads-report.ts'
import { stepOf } from '../plan/advice.ts'
import type { TermIndex } from './term-index.ts'
import { profitAfterAds, type VerdictRule, verdictOf } from './verdict.ts'

/** Searches in columns, the largest loss first. Entry n is the search at position `positions[n]` of the report. Money in reais. */
export interface ListedTerms extends SoldColumns {
  readonly positions: Uint32Array
  readonly profit: Float64Array
}

/** The searches that lose money: those to stop, and those that may earn at a lower bid. */
export interface LosingTerms {
  readonly stop: ListedTerms
  readonly lower: ListedTerms
}

/**
 * The searches that lose money over all their keywords, equal losses in the sequence of the file. `stop` holds those that
 * never sold and, as good as certainly, will not pay; `lower` all others. `salesValue` is the average value of a sale in the report, in reais; 0 if
 * unknown.
 */
export function losingTerms(index: TermIndex, rule: VerdictRule, salesValue: number): LosingTerms {
  const profits = new Float64Array(index.count)
  const [stop, lower]: [number[], number[]] = [[], []]
  for (let entry = 0; entry < index.count; entry += 1) {
    const figures = soldAt(index, entry)
    if (verdictOf(figures, rule) !== 'loss') continue
    profits[entry] = profitAfterAds(figures, rule.margin)
    const list = stepOf(figures, rule, salesValue) === 'stop' ? stop : lower
    list.push(entry)
  }
  return { stop: listed(index, stop, profits), lower: listed(index, lower, profits) }
}

/**
 * The searches that cost something and sold nothing under any of their keywords, the dearest first. They lost what they
 * cost, at any margin.
 */
export function unsoldTerms(index: TermIndex): ListedTerms {
  const unsold: number[] = []
  for (let entry = 0; entry < index.count; entry += 1) {
    const isUnsold = index.gmv[entry] === 0 && index.conversions[entry] === 0
    if (isUnsold && (index.spend[entry] ?? 0) > 0) unsold.push(entry)
  }
  return listed(
    index,
    unsold,
    index.spend.map((spend) => -spend),
  )
}

function listed(index: TermIndex, entries: readonly number[], profits: Float64Array): ListedTerms {
  const order = Uint32Array.from(entries).sort(
    (one, other) => (profits[one] ?? 0) - (profits[other] ?? 0) || one - other,
  )
  const column = (values: Float64Array) => Float64Array.from(order, (entry) => values[entry] ?? 0)
  return {
    positions: order.map((entry) => index.first[entry] ?? 0),
    clicks: column(index.clicks),
    conversions: column(index.conversions),
    gmv: column(index.gmv),
    spend: column(index.spend),
    profit: column(profits),
  }
}
