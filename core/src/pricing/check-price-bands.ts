import { type FeeRule, holds, type Range } from './fee-table.ts'

/**
 * Prices (reais) from `from` to `to` that no rule, or more than one, holds for; null has no upper end, equal ends are
 * that one price. `weight` (kg) is one of those concerned, null when fees do not depend on it; so is `freeShipping`.
 */
export interface PriceBandProblem {
  readonly kind: 'gap' | 'overlap'
  readonly from: number
  readonly to: number | null
  readonly weight: number | null
  readonly freeShipping: boolean | null
}

const anyPrice: Range = { from: 0, to: null }

/** The gaps and overlaps of rules whose own ranges are sound, once for each group of rules that hold together. */
export function checkPriceBands(rules: readonly FeeRule[]): PriceBandProblem[] {
  const programmes = rules.some((rule) => rule.freeShipping !== undefined) ? [true, false] : [null]
  const seen = new Set<string>()
  return programmes.flatMap((freeShipping) =>
    weightsToLookAt(rules).flatMap((weight) => {
      const together = rules.filter(
        (rule) =>
          (weight === null || holds(rule.weight, weight)) &&
          (rule.freeShipping === undefined || rule.freeShipping === freeShipping),
      )
      const group = `${freeShipping} ${together.map((rule) => rules.indexOf(rule)).join()}`
      if (seen.has(group)) return []
      seen.add(group)
      const bands = together.map((rule) => rule.price ?? anyPrice)
      return uncoveredOrDouble(bands).map((problem) => ({ ...problem, weight, freeShipping }))
    }),
  )
}

/** Each edge of a weight band and a weight between each two, up to the heaviest. */
function weightsToLookAt(rules: readonly FeeRule[]): (number | null)[] {
  const ranges = rules.flatMap(({ weight }) => (weight ? [weight] : []))
  if (ranges.length === 0) return [null]
  const edges = [...new Set([0, ...ranges.flatMap(({ from, to }) => [from, to ?? from])])]
  edges.sort((one, other) => one - other)
  const isOpen = rules.some(({ weight }) => weight === undefined || weight.to === null)
  const weights = edges.flatMap((edge, position) => {
    const next = edges[position + 1]
    return next === undefined ? [edge] : [edge, (edge + next) / 2]
  })
  const heaviest = edges.at(-1) ?? 0
  if (isOpen) return [...weights, heaviest + 1]
  return rules.some(({ weight }) => holds(weight, heaviest)) ? weights : weights.slice(0, -1)
}

/** Where bands leave prices from 0 on out or hold them twice, ascending. */
function uncoveredOrDouble(bands: readonly Range[]): Pick<PriceBandProblem, 'kind' | 'from' | 'to'>[] {
  const problems: Pick<PriceBandProblem, 'kind' | 'from' | 'to'>[] = []
  let covered: Range = { from: 0, to: 0 }
  for (const band of bands.toSorted(byBeginning)) {
    const { to } = covered
    const sharesEdge = covered.toIncluded === true && band.fromExcluded !== true
    const missesEdge = covered.toIncluded !== true && band.fromExcluded === true
    if (to !== null && (band.from > to || (band.from === to && missesEdge))) {
      problems.push({ kind: 'gap', from: to, to: band.from })
    } else if (to === null || band.from < to || sharesEdge) {
      problems.push({ kind: 'overlap', from: band.from, to: lower(to, band.to) })
    }
    if (reachesFurther(band, covered)) covered = band
  }
  if (covered.to !== null) problems.push({ kind: 'gap', from: covered.to, to: null })
  return problems
}

function byBeginning(one: Range, other: Range): number {
  return one.from - other.from || Number(one.fromExcluded ?? false) - Number(other.fromExcluded ?? false)
}

function lower(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

function reachesFurther(band: Range, covered: Range): boolean {
  if (band.to === null || covered.to === null) return covered.to !== null
  return band.to > covered.to || (band.to === covered.to && band.toIncluded === true)
}
