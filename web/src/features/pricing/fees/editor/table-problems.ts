import type { OwnFeeTable } from '@vendaclara/contract/fee-settings'
import { checkFeeTable } from '@vendaclara/core/pricing'
import { problemInWords } from './problem-in-words.ts'
import { rowOfProblem } from './row-of-problem.ts'

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
