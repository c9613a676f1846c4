import { checkPriceBands, type PriceBandProblem } from './check-price-bands.ts'
import type { FeeRule, FeeTable, Range } from './fee-table.ts'

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
 * Every problem of a table that a seller edited; empty when it can be calculated with. Commission and cap are 0 to
 * 100 percent, the fixed fee is finite and not negative, ranges begin at 0 or above and hold something, and for each
 * weight up to the heaviest and each programme the price bands cover every price from 0 exactly once. A weight above
 * the heaviest band is no problem: no fee is known for it. The bands are looked at once every rule is sound.
 */
export function checkFeeTable(table: FeeTable): FeeTableProblem[] {
  const problems: FeeTableProblem[] = []
  const { validFrom, validUntil, rules } = table
  if (table.name.trim() === '') problems.push({ kind: 'no-name' })
  if (validFrom !== null && validUntil !== null && validUntil < validFrom) {
    problems.push({ kind: 'validity-reversed' })
  }
  if (rules.length === 0) return [...problems, { kind: 'no-rules' }]
  const unsound = rules.flatMap(problemsOfRule)
  return [...problems, ...unsound, ...(unsound.length === 0 ? checkPriceBands(rules) : [])]
}

function problemsOfRule(rule: FeeRule, position: number): FeeTableProblem[] {
  const problems: FeeTableProblem[] = []
  const { commission, fixedFee, fixedFeeCap = 0, price, weight } = rule
  if (commission !== 'typed' && !isWithin(commission, 100)) {
    problems.push({ kind: 'commission-out-of-range', rule: position })
  }
  if (fixedFee !== 'typed' && !isWithin(fixedFee, Number.MAX_VALUE)) {
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
