import { addCents, type Cents, noCents, shortfall } from '../../money/index.ts'
import type { ClosingRows } from '../model/finding.ts'
import type { Regained } from '../model/month.ts'
import type { ClosingNames } from '../model/names/closing-names.ts'
import type { ClosingRules } from '../model/rules.ts'

/**
 * Sums the missing money of a month's orders that came back. `recoveredOf` gives the amount that the seller has marked as
 * recovered for an order, in centavos, 0 if nothing. An order whose money has come since then lacks nothing, so its mark no longer counts.
 */
export function regainedOf<Names extends ClosingNames>(
  rules: Pick<ClosingRules<Names>, 'expectedAmount' | 'isUnpaid'>,
  { differences, unmatched }: Pick<ClosingRows<Names>, 'differences' | 'unmatched'>,
  recoveredOf: (orderId: string) => Cents,
): Regained {
  let [less, awaited]: [Cents, Cents] = [noCents, noCents]
  let count = 0
  for (const { orderId, difference } of differences) {
    less = addCents(less, least(recoveredOf(orderId), shortfall(difference)))
  }
  for (const order of unmatched) {
    if (rules.isUnpaid(order.status)) continue
    const expected = rules.expectedAmount(order)
    const back = least(recoveredOf(order.orderId), expected)
    awaited = addCents(awaited, back)
    if (back > 0 && back === expected) count += 1
  }
  return { less, awaited, count }
}

/** The smaller of two amounts, 0 if one is negative. */
function least(one: Cents, other: Cents): Cents {
  const smaller = one < other ? one : other
  return smaller > 0 ? smaller : noCents
}
