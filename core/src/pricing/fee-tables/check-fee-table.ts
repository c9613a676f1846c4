import { type Choice, choiceNames } from './applicable-fees.ts'
import { type FeeRule, type FeeTable, holds, type Range } from './fee-table.ts'

/** What is wrong with a fee table. `rule` is the position of the rule in the table. */
export type FeeTableProblem =
  | { readonly kind: 'no-name' }
  | { readonly kind: 'no-rules' }
  | { readonly kind: 'validity-reversed' }
  | { readonly kind: 'commission-out-of-range'; readonly rule: number }
  | { readonly kind: 'fixed-fee-out-of-range'; readonly rule: number }
  | { readonly kind: 'cap-out-of-range'; readonly rule: number }
  | { readonly kind: 'empty-range'; readonly rule: number; readonly of: 'price' | 'weight' }
  | PriceBandProblem

/**
 * Every problem of a table that a seller edited; empty when it can be calculated with. Commission and cap are 0 to 100 percent,
 * or the commission is of the table's categories, the fixed fee is finite and not negative, ranges begin at 0 or above and hold
 * something, and for each weight up to the heaviest and each programme the price bands cover every price from 0 exactly once. A
 * weight above the heaviest band is no problem: no fee is known for it. The bands are looked at once every rule is sound.
 */
export function checkFeeTable(table: FeeTable<string>): FeeTableProblem[] {
  const problems: FeeTableProblem[] = []
  const { validFrom, validUntil, rules } = table
  if (table.name.trim() === '') problems.push({ kind: 'no-name' })
  if (validFrom !== null && validUntil !== null && validUntil < validFrom) {
    problems.push({ kind: 'validity-reversed' })
  }
  if (rules.length === 0) return [...problems, { kind: 'no-rules' }]
  const unsound = rules.flatMap((rule, position) => problemsOfRule(rule, position, table))
  return [...problems, ...unsound, ...(unsound.length === 0 ? checkPriceBands(rules) : [])]
}

function problemsOfRule(
  rule: FeeRule,
  position: number,
  { categories = [] }: FeeTable<string>,
): FeeTableProblem[] {
  const problems: FeeTableProblem[] = []
  const { commission, fixedFee, fixedFeeCap = 0, eachKilogramMore = 0, price, weight } = rule
  const isKnown = commission === 'category' ? categories.length > 0 : commission === 'typed'
  if (!isKnown && !(typeof commission === 'number' && isWithin(commission, 100))) {
    problems.push({ kind: 'commission-out-of-range', rule: position })
  }
  const fees = [fixedFee === 'typed' ? 0 : fixedFee, eachKilogramMore]
  if (!fees.every((fee) => isWithin(fee, Number.MAX_VALUE))) {
    problems.push({ kind: 'fixed-fee-out-of-range', rule: position })
  }
  if (!isWithin(fixedFeeCap, 100)) problems.push({ kind: 'cap-out-of-range', rule: position })
  if (isEmpty(price)) problems.push({ kind: 'empty-range', rule: position, of: 'price' })
  if (isEmpty(weight)) problems.push({ kind: 'empty-range', rule: position, of: 'weight' })
  return problems
}

function isWithin(value: number, most: number): boolean {
  return value >= 0 && value <= most
}

function isEmpty(range: Range | undefined): boolean {
  if (range === undefined) return false
  const { from, to, fromExcluded, toIncluded } = range
  if (!isWithin(from, Number.MAX_VALUE)) return true
  if (to === null) return false
  return !(from < to || (from === to && fromExcluded !== true && toIncluded === true)) || !Number.isFinite(to)
}

/**
 * Prices (reais) from `from` to `to` that no rule, or more than one, holds for; null has no upper end, equal ends are
 * that one price. `weight` (kg) is one of those concerned, null when fees do not depend on it; so is `freeShipping`,
 * the ways of delivery are there only where fees depend on them.
 */
export interface PriceBandProblem {
  readonly kind: 'gap' | 'overlap'
  readonly from: number
  readonly to: number | null
  readonly weight: number | null
  readonly freeShipping: boolean | null
  readonly fulfilled?: boolean
  readonly ownDelivery?: boolean
}

const anyPrice: Range = { from: 0, to: null }

/** The gaps and overlaps of rules whose own ranges are sound, once for each group of rules that hold together. */
function checkPriceBands(rules: readonly FeeRule[]): PriceBandProblem[] {
  const seen = new Set<string>()
  return waysIn(rules).flatMap((way) =>
    weightsToLookAt(rules).flatMap((weight) => {
      const together = rules.filter(
        (rule) =>
          (weight === null || holds(rule.weight, weight)) &&
          choiceNames.every((name) => (rule[name] ?? way[name]) === way[name]),
      )
      const group = `${JSON.stringify(way)} ${together.map((rule) => rules.indexOf(rule)).join()}`
      if (seen.has(group)) return []
      seen.add(group)
      const bands = together.map((rule) => rule.price ?? anyPrice)
      return uncoveredOrDouble(bands).map((problem) => ({ ...problem, weight, freeShipping: null, ...way }))
    }),
  )
}

type Way = Readonly<Partial<Record<Choice, boolean>>>

/** What listings can answer to all that is yes or no to the rules: a single empty answer where nothing is. */
function waysIn(rules: readonly FeeRule[]): Way[] {
  return choiceNames
    .filter((name) => rules.some((rule) => rule[name] !== undefined))
    .reduce<Way[]>(
      (ways, name) => ways.flatMap((way) => [true, false].map((answer) => ({ ...way, [name]: answer }))),
      [{}],
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
