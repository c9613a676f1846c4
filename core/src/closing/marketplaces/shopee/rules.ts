import { addCents, negative, noCents, subtractCents } from '../../../money/index.ts'
import { saysUnpaid } from '../../receivable/order-states.ts'
import type { ClosingRules } from '../closing-rules.ts'
import { dueDay } from './due-day.ts'
import { explainDifference } from './explain-difference.ts'
import { basicPartNames, expectedPartNames, freightOf, paidPartNames, type ShopeeTerms } from './terms.ts'

/**
 * Expected = subtotal - (commission + service fee + seller coupon). Received = released - refunded to the buyer. A
 * difference is 'freight-subtotal' if it equals the sum of the three freight fields. An unmatched order is
 * 'not-completed' while its status is 'Frete'. Source: specification, section 5.
 */
export const shopeeRules: ClosingRules<ShopeeTerms> = {
  expectedParts: expectedPartNames,
  alwaysExpected: expectedPartNames,
  paidParts: paidPartNames,
  alwaysPaid: basicPartNames,
  expectedAmount: ({ subtotal, commission, serviceFee, sellerCoupon }) =>
    subtractCents(subtotal, addCents(commission, serviceFee, sellerCoupon)),
  receivedAmount: ({ released, refunded }) => subtractCents(released, refunded),
  refundedAmount: ({ refunded }) => negative(refunded),
  isAwaited: () => true,
  isUnpaid: saysUnpaid,
  dueDay,
  isRefunded: ({ refunded, productRefund = noCents }) => refunded !== 0 || productRefund !== 0,
  differenceNote: ({ difference, paid }) => (difference === freightOf(paid) ? 'freight-subtotal' : 'unknown'),
  unmatchedNote: ({ status }) => (status === 'Frete' ? 'not-completed' : 'not-in-income'),
  explain: explainDifference,
}
