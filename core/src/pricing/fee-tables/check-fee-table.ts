import { type Choice, choiceNames } from './applicable-fees.ts'
import { type FeeRule, type FeeTable, holds, type Range } from './fee-table.ts'

/** A problem of a fee table. `rule` is the index of the rule in the table. */
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
 * Finds all problems of a table that a seller edited; empty if it can be used.
 *
 * - Commission and cap must be 0 to 100 percent, or the commission comes from the table's categories.
 * - The fixed fee must be finite and not negative. Ranges must start at 0 or above and must not be empty.
 * - For each weight up to the heaviest and each programme, the price bands must cover every price from 0 exactly once.
 *   This is only checked if there are no other problems of the rules.
 *
 * A weight above the heaviest band is no problem; there is just no fee for it.
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
 * Prices in reais from `from` to `to` for which no rule, or more than one, applies. `to` is null if there is no upper
 * end; equal ends mean that one price. `weight` (kg) is one of the weights concerned; null if fees do not depend on the
 * weight. `freeShipping` is likewise; the ways of delivery are only present if fees depend on them.
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

/**
 * The gaps and overlaps of the price bands, once for each group of rules that apply together. The rules' own ranges
 * must be valid.
 */
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

/** All combinations of yes-or-no facts that the rules distinguish; one empty combination if there are none. */
function waysIn(rules: readonly FeeRule[]): Way[] {
  return choiceNames
    .filter((name) => rules.some((rule) => rule[name] !== undefined))
    .reduce<Way[]>(
      (ways, name) => ways.flatMap((way) => [true, false].map((answer) => ({ ...way, [name]: answer }))),
      [{}],
    )
}

/** The weights to check: each edge of a weight band, and one weight between each two, up to the heaviest. */
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

/** Where bands leave out prices from 0 on, or cover them twice, in ascending sequence. */
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
