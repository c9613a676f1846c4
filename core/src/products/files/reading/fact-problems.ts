import { type FactProblem, mostFactProblems, ProductFileProblem } from '../product-facts.ts'

/** Collects what cannot be read of a file, and refuses it if that is most of a column. */
export class FactProblems {
  readonly problems: FactProblem[] = []
  count = 0
  private readonly filled = new Map<string, number>()
  private readonly unread = new Map<string, { count: number; text: string }>()

  add(problem: FactProblem): void {
    this.count += 1
    if (this.problems.length < mostFactProblems) this.problems.push(problem)
  }

  /** Counts a cell that says something. */
  seeFilled(column: string): void {
    this.filled.set(column, (this.filled.get(column) ?? 0) + 1)
  }

  /** A cell of such a column that cannot be read. */
  unreadable(problem: FactProblem): void {
    this.add(problem)
    const known = this.unread.get(problem.column)
    this.unread.set(problem.column, { count: (known?.count ?? 0) + 1, text: known?.text ?? problem.text })
  }

  /** @throws ProductFileProblem 'unreadable-column' if more than half of a column's cells cannot be read */
  refuseColumns(): void {
    for (const [column, { count, text }] of this.unread) {
      if (2 * count > (this.filled.get(column) ?? 0)) {
        throw new ProductFileProblem({ kind: 'unreadable-column', column, text })
      }
    }
  }
}
