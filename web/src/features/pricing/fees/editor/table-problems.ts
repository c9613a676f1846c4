import type { OwnFeeTable } from '@vendaclara/contract/fee-settings'
import {
  checkFeeTable,
  choiceNames,
  type FeeRule,
  type FeeTableProblem,
  type PriceBandProblem,
} from '@vendaclara/core/pricing'
import { formatBrl, formatNumber } from '../../../../ui/number-formats.ts'
import { texts } from '../fee-texts.ts'
import type { BandField } from './band-columns.ts'

export interface CellProblem {
  readonly cell: BandField
  readonly words: string
}

export interface TableProblems {
  readonly count: number
  readonly name?: string | undefined
  readonly validity?: string | undefined
  readonly table: readonly string[]
  /** By the index of the band. */
  readonly rows: ReadonlyMap<number, readonly CellProblem[]>
}

export function tableProblems(edited: OwnFeeTable): TableProblems {
  const problems = checkFeeTable(edited)
  const rows = new Map<number, CellProblem[]>()
  const whole: { kind: FeeTableProblem['kind']; words: string }[] = []
  for (const problem of problems) {
    const words = problemInWords(problem)
    const at = cellOfProblem(problem, edited.rules)
    if (at) rows.set(at.row, [...(rows.get(at.row) ?? []), { cell: at.cell, words }])
    else whole.push({ kind: problem.kind, words })
  }
  const said = (kind: FeeTableProblem['kind']) => whole.find((one) => one.kind === kind)?.words
  const [name, validity] = [said('no-name'), said('validity-reversed')]
  const table = whole.flatMap(({ words }) => (words === name || words === validity ? [] : words))
  return { count: problems.length, name, validity, table, rows }
}

function problemInWords(problem: FeeTableProblem): string {
  if (problem.kind === 'empty-range') return texts.problems[problem.kind][problem.of]
  if (problem.kind === 'gap' || problem.kind === 'overlap')
    return texts.problems[problem.kind](pricesInWords(problem), whereInWords(problem))
  return texts.problems[problem.kind]
}

function pricesInWords({ from, to }: PriceBandProblem): string {
  if (to === null) return texts.problems.from(formatBrl(from))
  return from === to
    ? texts.problems.at(formatBrl(from))
    : texts.problems.within(formatBrl(from), formatBrl(to))
}

function whereInWords(problem: PriceBandProblem): string {
  const { weight } = problem
  const ways = choiceNames.map((name) => {
    const answer = problem[name] ?? null
    return answer === null ? '' : `, ${texts.problems.ways[name][answer ? 'yes' : 'no']}`
  })
  return `${weight === null ? '' : texts.problems.weight(formatNumber(weight, 0, 3))}${ways.join('')}`
}

/**
 * The cell at which a problem is marked. For a gap it is the end of the band before it, otherwise the start of the band
 * after it. For an overlap it is the start of the last band that begins there. undefined if the problem concerns the
 * whole table.
 */
function cellOfProblem(
  problem: FeeTableProblem,
  rules: readonly FeeRule[],
): { row: number; cell: BandField } | undefined {
  if ('rule' in problem) return { row: problem.rule, cell: cellOfRule(problem) }
  if (problem.kind !== 'gap' && problem.kind !== 'overlap') return undefined
  const { kind, from, to, weight } = problem
  const isConcerned = (rule: FeeRule) =>
    choiceNames.every((name) => (rule[name] ?? problem[name]) === problem[name]) &&
    (weight === null || ((rule.weight?.from ?? 0) <= weight && weight <= (rule.weight?.to ?? weight)))
  const find = (matches: (rule: FeeRule) => boolean) =>
    rules.findLastIndex((rule) => isConcerned(rule) && matches(rule))
  const begins = (at: number | null) =>
    ({ row: find((rule) => (rule.price?.from ?? 0) === at), cell: 'priceFrom' }) as const
  const ends = { row: find((rule) => rule.price?.to === from), cell: 'priceTo' } as const
  const places = kind === 'overlap' ? [begins(from)] : [ends, begins(to)]
  return places.find(({ row }) => row >= 0)
}

function cellOfRule(problem: Extract<FeeTableProblem, { rule: number }>): BandField {
  if (problem.kind === 'empty-range') return problem.of === 'price' ? 'priceTo' : 'weightTo'
  return cellsOfRules[problem.kind]
}

const cellsOfRules = {
  'commission-out-of-range': 'commission',
  'fixed-fee-out-of-range': 'fixedFee',
  'cap-out-of-range': 'cap',
} as const
