import type { TermIndex } from './term-index.ts'
import { profitAfterAds, type VerdictRule, verdictOf } from './verdict.ts'

/** The losing searches in columns. Entry n is the search at position `positions[n]` of the report. Money in reais. */
export interface TermsToStop {
  readonly positions: Uint32Array
  readonly clicks: Float64Array
  readonly conversions: Float64Array
  readonly gmv: Float64Array
  readonly spend: Float64Array
  readonly profit: Float64Array
}

/**
 * The searches that lose money over all their keywords, the largest loss first; equal losses in the sequence of the
 * file.
 */
export function termsToStop(index: TermIndex, rule: VerdictRule): TermsToStop {
  return worstFirst(index, (entry) => {
    const figures = figuresAt(index, entry)
    return verdictOf(figures, rule) === 'loss' ? profitAfterAds(figures, rule.margin) : 0
  })
}

/**
 * The searches that cost something and sold nothing under any of their keywords, the dearest first. They lost what they
 * cost, whatever the margin is.
 */
export function unsoldTerms(index: TermIndex): TermsToStop {
  return worstFirst(index, (entry) =>
    index.gmv[entry] === 0 && index.conversions[entry] === 0 ? -(index.spend[entry] ?? 0) : 0,
  )
}

/** The searches that lost something, by the profit of each entry in reais. */
function worstFirst(index: TermIndex, profitOf: (entry: number) => number): TermsToStop {
  const profits = new Float64Array(index.count)
  const losing: number[] = []
  for (let entry = 0; entry < index.count; entry += 1) {
    const profit = profitOf(entry)
    if (!(profit < 0)) continue
    profits[entry] = profit
    losing.push(entry)
  }
  const order = Uint32Array.from(losing).sort(
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

export function figuresAt(index: TermIndex, entry: number) {
  return {
    clicks: index.clicks[entry] ?? 0,
    gmv: index.gmv[entry] ?? 0,
    spend: index.spend[entry] ?? 0,
  }
}
