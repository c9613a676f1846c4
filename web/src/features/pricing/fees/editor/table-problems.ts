import type { OwnFeeTable } from '@vendaclara/contract/fee-settings'
import {
  checkFeeTable,
  type FeeRule,
  type FeeTableProblem,
  type PriceBandProblem,
} from '@vendaclara/core/pricing'
import { formatBrl, formatNumber } from '../../../../ui/number-formats.ts'
import { texts } from '../texts.ts'

export interface TableProblems {
  readonly count: number
  readonly name?: string
  readonly validity?: string
  /** Of the table as a whole. */
  readonly table: readonly string[]
  /** By the position of the line, one a line. */
  readonly rows: ReadonlyMap<number, string>
}

/** What is wrong with an edited table, each in words at its place. */
export function tableProblems(table: OwnFeeTable): TableProblems {
  const problems = checkFeeTable(table)
  const rows = new Map<number, string>()
  const whole: string[] = []
  for (const problem of problems) {
    const words = problemInWords(problem)
    const row = rowOfProblem(problem, table.rules)
    if (row !== null) rows.set(row, [rows.get(row), words].filter(Boolean).join('\n'))
    else if (problem.kind !== 'no-name' && problem.kind !== 'validity-reversed') whole.push(words)
  }
  const said = (kind: 'no-name' | 'validity-reversed') => problems.find((problem) => problem.kind === kind)
  const [name, validity] = [said('no-name'), said('validity-reversed')]
  return {
    count: problems.length,
    ...(name ? { name: problemInWords(name) } : {}),
    ...(validity ? { validity: problemInWords(validity) } : {}),
    table: whole,
    rows,
  }
}

/** What is wrong with a table, in a sentence. */
function problemInWords(problem: FeeTableProblem): string {
  switch (problem.kind) {
    case 'no-name':
      return texts.problems.noName
    case 'no-rules':
      return texts.problems.noRules
    case 'validity-reversed':
      return texts.problems.validityReversed
    case 'commission-out-of-range':
      return texts.problems.commission
    case 'fixed-fee-out-of-range':
      return texts.problems.fixedFee
    case 'cap-out-of-range':
      return texts.problems.cap
    case 'empty-range':
      return problem.of === 'price' ? texts.problems.emptyPrice : texts.problems.emptyWeight
    default:
      return texts.problems[problem.kind](pricesInWords(problem), whereInWords(problem))
  }
}

function pricesInWords({ from, to }: PriceBandProblem): string {
  if (to === null) return texts.problems.from(formatBrl(from))
  return from === to
    ? texts.problems.at(formatBrl(from))
    : texts.problems.within(formatBrl(from), formatBrl(to))
}

function whereInWords({ weight, freeShipping, fulfilled }: PriceBandProblem): string {
  const programme =
    freeShipping === null ? '' : freeShipping ? texts.problems.inProgramme : texts.problems.outOfProgramme
  const fulfilment =
    fulfilled === undefined ? '' : fulfilled ? texts.problems.fulfilled : texts.problems.notFulfilled
  return `${weight === null ? '' : texts.problems.weight(formatNumber(weight, 0, 3))}${programme}${fulfilment}`
}

/**
 * The position of the rule at which a problem is said: for a gap the one that ends where it begins, else the one that
 * begins where it ends; for an overlap the last that begins there. null for a problem of the whole table.
 */
function rowOfProblem(problem: FeeTableProblem, rules: readonly FeeRule[]): number | null {
  if ('rule' in problem) return problem.rule
  if (problem.kind !== 'gap' && problem.kind !== 'overlap') return null
  const { kind, from, to, weight, freeShipping, fulfilled } = problem
  const isConcerned = (rule: FeeRule) =>
    (rule.freeShipping ?? freeShipping) === freeShipping &&
    (rule.fulfilled ?? fulfilled) === fulfilled &&
    (weight === null || ((rule.weight?.from ?? 0) <= weight && weight <= (rule.weight?.to ?? weight)))
  const find = (matches: (rule: FeeRule) => boolean) =>
    rules.findLastIndex((rule) => isConcerned(rule) && matches(rule))
  const begins = (at: number | null) => find((rule) => (rule.price?.from ?? 0) === at)
  const ends = (at: number) => find((rule) => rule.price?.to === at)
  const row = kind === 'overlap' ? begins(from) : [ends(from), begins(to)].find((found) => found >= 0)
  return row === undefined || row < 0 ? null : row
}
