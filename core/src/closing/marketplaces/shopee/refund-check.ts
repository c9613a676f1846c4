import { noCents } from '../../../money/index.ts'
import type { ShopeeNames } from '../../model/names/shopee.ts'
import type { FileRows } from '../../reading/file-rows.ts'

const fewestExact = 5

/**
 * Warns of what went back to buyers where the file contradicts it: it is above 0, or what was released is not less by it
 * than the price and the fees come to, in a file whose other rows come to that.
 */
export class RefundCheck {
  private readonly positive: string[] = []
  private readonly off: string[] = []
  private exact = 0
  private others = 0

  constructor(file: FileRows) {
    file.problems.warnLast(() => this.warn(file))
  }

  /** `sum`: what the parts of a payment come to, without what went back; undefined if the file has no parts. */
  see(
    orderId: string,
    { released, refunded, productRefund = noCents }: ShopeeNames['paid'],
    sum?: number,
  ): void {
    if (refunded > 0) this.positive.push(orderId)
    if (sum === undefined || productRefund !== 0) return
    const rest = released - sum
    if (refunded !== 0) {
      if (Math.abs(rest - refunded) > 1) this.off.push(orderId)
    } else if (Math.abs(rest) <= 1) this.exact += 1
    else this.others += 1
  }

  private warn({ problems, table }: FileRows): void {
    const { positive, off, exact, others } = this
    const isExact = exact >= fewestExact && others * 10 <= exact
    for (const orderId of new Set([...positive, ...(isExact ? off : [])])) {
      problems.warn('other-net', { column: table.label.refunded, orderId })
    }
  }
}
