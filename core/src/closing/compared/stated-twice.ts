import { Factors } from '../files/sum-check.ts'
import type { MonthDoubt } from '../model/month-doubt.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { StatedTwice } from '../model/rules.ts'

const fewestLost = 3

/** Compares an amount of a month's orders that both files state; its signs may differ. */
export class StatedTwiceCheck<Names extends ClosingNames> {
  private readonly of: StatedTwice<Names>
  private readonly factors = new Factors({ onlyExact: true })
  private seen = 0
  private readonly nothing = { expected: 0, paid: 0, both: 0 }

  constructor(of: StatedTwice<Names>) {
    this.of = of
  }

  see(order: Names['expected'], paid: Names['paid']): void {
    const stated = this.of.paid(paid)
    if (stated === undefined) return
    const [one, other] = [Math.abs(this.of.expected(order)), Math.abs(stated)]
    this.factors.see(other, one)
    this.seen += 1
    if (one === 0) this.nothing.expected += 1
    if (other === 0) this.nothing.paid += 1
    if (one === 0 && other === 0) this.nothing.both += 1
  }

  factor(): MonthDoubt | undefined {
    const found = this.factors.found()
    return found && { kind: 'other-month-scale', ...found, ...this.reason() }
  }

  /** The doubt about an amount that one file states as 0 for all orders, and the other does not; a fee may be new. */
  lost(): MonthDoubt | undefined {
    const { seen, nothing, of } = this
    const orders = seen - nothing.both
    if (of.isFee || orders < fewestLost || Math.max(nothing.expected, nothing.paid) < seen) return undefined
    return { kind: 'most-differ', orders, all: seen, ...this.reason() }
  }

  private reason(): { readonly reason?: string } {
    const [reason] = this.of.reasons
    return reason === undefined ? {} : { reason }
  }
}
