import type { ReadingProblems } from '../reading/reading-problems.ts'

const fewestJudged = 5

/**
 * Counts the orders whose amounts do not add up to what the file itself states. Single ones may differ for a reason that
 * no column has, but if most do, a column was changed or is another one.
 */
export class SumCheck {
  private readonly off: string[] = []
  private seen = 0

  see(orderId: string, addsUp: boolean): void {
    this.seen += 1
    if (!addsUp) this.off.push(orderId)
  }

  warnOfMost(problems: ReadingProblems, column: string): void {
    if (this.seen < fewestJudged || this.off.length * 2 <= this.seen) return
    for (const orderId of this.off) problems.warn('other-net', { column, orderId })
  }
}
