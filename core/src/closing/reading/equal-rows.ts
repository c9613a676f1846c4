import { ClosingProblem } from './closing-problem.ts'

/** Finds equal rows of an order that has several. Rows are equal if `identityOf` answers the same. */
export class EqualRows<Row> {
  private readonly firsts = new Map<string, Row>()
  private readonly ofOrders = new Map<string, Map<string, Row>>()
  private readonly identityOf: (row: Row) => string

  constructor(identityOf: (row: Row) => string) {
    this.identityOf = identityOf
  }

  /** The number of orders seen. */
  get orders(): number {
    return this.firsts.size
  }

  /** The earlier row of the order that equals this one; undefined if there is none. */
  find(orderId: string, row: Row): Row | undefined {
    const first = this.firsts.get(orderId)
    if (first === undefined) {
      this.firsts.set(orderId, row)
      return undefined
    }
    const known = this.ofOrders.get(orderId) ?? new Map([[this.identityOf(first), first]])
    this.ofOrders.set(orderId, known)
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

  /** Answers whether the row is the first of its kind. */
  add(identity: string): boolean {
    const isFirst = !this.seen.has(identity)
    if (isFirst) this.seen.add(identity)
    else this.again.add(identity)
    return isFirst
  }

  /** @throws ClosingProblem 'pasted-twice' if more than one row, and more than half of all, appear twice */
  refusePasted(): void {
    const rows = this.again.size
    if (rows > 1 && rows * 2 > this.seen.size) throw new ClosingProblem({ kind: 'pasted-twice', rows })
  }
}
