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
