import type { FeeRule, FeeTableProblem } from '@vendaclara/core/pricing'

/**
 * The position of the rule at which a problem is said: for a gap the one that ends where it begins, else the one that
 * begins where it ends; for an overlap the last that begins there. null for a problem of the whole table.
 */
export function rowOfProblem(problem: FeeTableProblem, rules: readonly FeeRule[]): number | null {
  if ('rule' in problem) return problem.rule
  if (problem.kind !== 'gap' && problem.kind !== 'overlap') return null
  const { kind, from, to, weight, freeShipping } = problem
  const isConcerned = (rule: FeeRule) =>
    (rule.freeShipping ?? freeShipping) === freeShipping &&
    (weight === null || ((rule.weight?.from ?? 0) <= weight && weight <= (rule.weight?.to ?? weight)))
  const find = (matches: (rule: FeeRule) => boolean) =>
    rules.findLastIndex((rule) => isConcerned(rule) && matches(rule))
  const begins = (at: number | null) => find((rule) => (rule.price?.from ?? 0) === at)
  const ends = (at: number) => find((rule) => rule.price?.to === at)
  const row = kind === 'overlap' ? begins(from) : [ends(from), begins(to)].find((found) => found >= 0)
  return row === undefined || row < 0 ? null : row
}
