import { ClosingProblem } from './closing-problem.ts'

/**
 * Finds equal rows of an order. Rows are equal if `identityOf` answers the same. It is only called for orders with
 * several rows, which are few.
 */
export class EqualRows<Row> {
  private readonly first = new Map<string, Row>()
  private readonly others = new Map<string, Map<string, Row>>()
  private readonly identityOf: (row: Row) => string

  constructor(identityOf: (row: Row) => string) {
    this.identityOf = identityOf
  }

  /** The first row of the order that equals this one; undefined if there is none. */
  find(orderId: string, row: Row): Row | undefined {
    const first = this.first.get(orderId)
    if (first === undefined) {
      this.first.set(orderId, row)
      return undefined
    }
    let known = this.others.get(orderId)
    if (!known) {
      known = new Map([[this.identityOf(first), first]])
      this.others.set(orderId, known)
    }
    const identity = this.identityOf(row)
    const same = known.get(identity)
    if (same === undefined) known.set(identity, row)
    return same
  }
}

/**
 * Counts the rows without a number of their own by their whole content, to find out whether a file was pasted twice.
 */
export class UnnumberedRows {
  private readonly seen = new Set<string>()
  private readonly again = new Set<string>()

  add(identity: string): void {
    if (this.seen.has(identity)) this.again.add(identity)
    else this.seen.add(identity)
  }

  /** @throws ClosingProblem 'pasted-twice' if more than one row, and more than half of all, appear twice */
  refusePasted(): void {
    const rows = this.again.size
    if (rows > 1 && rows * 2 > this.seen.size) throw new ClosingProblem({ kind: 'pasted-twice', rows })
  }
}
