import { ClosingProblem } from './closing-problem.ts'

/**
 * Finds equal rows of an order. `identityOf` says what equal ones have in common; most orders have one row, and nothing is written
 * out for those.
 */
export class EqualRows<Row> {
  private readonly first = new Map<string, Row>()
  private readonly others = new Map<string, Map<string, Row>>()
  private readonly identityOf: (row: Row) => string

  constructor(identityOf: (row: Row) => string) {
    this.identityOf = identityOf
  }

  /** The first row of the order that equals this one; undefined where there was none. */
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

/** The rows of a file that nothing numbers, by all that they say: where most of them stand there twice the file was pasted together. */
export class UnnumberedRows {
  private readonly seen = new Set<string>()
  private readonly again = new Set<string>()

  add(identity: string): void {
    if (this.seen.has(identity)) this.again.add(identity)
    else this.seen.add(identity)
  }

  /** @throws ClosingProblem where most of more than one row stand there twice */
  refusePasted(): void {
    const rows = this.again.size
    if (rows > 1 && rows * 2 > this.seen.size) throw new ClosingProblem({ kind: 'pasted-twice', rows })
  }
}
