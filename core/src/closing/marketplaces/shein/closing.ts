import { addCents, negative, noCents, subtractCents, sumCents } from '../../../money/index.ts'
import { fileKind } from '../../files/file-kind.ts'
import { claimRules } from '../../model/claim-rule.ts'
import { addingUp, statedReason } from '../../model/explained.ts'
import type { DifferenceReasons, Reason } from '../../model/finding.ts'
import {
  type SheinNames,
  type SheinReasonKind,
  sheinExpectedNames,
  sheinPaidNames,
} from '../../model/names/shein.ts'
import type { ClosingRules, ToExplain } from '../../model/rules.ts'
import { columnNamed } from '../../reading/format.ts'
import { saysUnpaid } from '../../receivable/order-states.ts'
import type { MarketplaceEntry } from '../marketplace-entry.ts'
import { invoicesFormat, unitsFormat } from './columns.ts'
import { saysInReturn, saysRefunded } from './order-states.ts'
import { readInvoices } from './read-invoices.ts'
import { readUnits } from './read-units.ts'

const reasonOf = {
  price: 'product-price',
  coupon: 'seller-coupon',
  campaign: 'campaign',
  commission: 'commission',
  freight: 'freight',
  storage: 'storage',
} as const satisfies Record<(typeof sheinExpectedNames)[number], SheinReasonKind>

const isFee = { price: false, coupon: false, campaign: false, commission: true, freight: true, storage: true }

/**
 * Expected, summed over the units of an order: price less coupon, campaign, commission, freight and storage. Received
 * is the sum of 'Valor a receber'. Source: the README beside the samples of both files.
 */
const rules: ClosingRules<SheinNames> = {
  expectedParts: sheinExpectedNames,
  alwaysExpected: sheinExpectedNames,
  paidParts: sheinPaidNames,
  alwaysPaid: ['received'],
  statedTwice: sheinExpectedNames.map((name) => ({
    reasons: [reasonOf[name]],
    isFee: isFee[name],
    expected: (order) => order[name],
    paid: (paid) => paid[name],
  })),
  columnOf: (file, part) => columnNamed(file === 'orders' ? unitsFormat : invoicesFormat, part),
  expectedAmount: ({ price, coupon, campaign, commission, freight, storage }) =>
    subtractCents(price, sumCents([coupon, campaign, commission, freight, storage])),
  receivedAmount: ({ received }) => received,
  refundedAmount: () => noCents,
  isAwaited: ({ status }) => !saysRefunded(status),
  isUnpaid: saysUnpaid,
  // Shein pays in weekly lots. Neither its orders file nor an official page says in which one, so the day is estimated
  // from the month's own lots.
  dueDay: () => null,
  differenceInfo: () => 'ask-shein',
  unmatchedInfo: ({ status }) => (saysInReturn(status) ? 'order-in-return' : 'not-invoiced'),
  explain,
}

const commission = {
  url: 'https://br.shein.com/SHEIN-Commission-Policy-a-1420.html',
  readOn: '2026-09-27',
} as const

/** No page of Shein that can be read without logging in says how to claim, or until when. */
const support = { way: 'shein-support', periods: [], page: null, basis: 'unknown' } as const

/** What Shein says about contesting an invoice: only its commission is public. Source: the page named. */
const claims = claimRules<SheinNames>({
  reasons: {
    // The units of one order may be in the lots of several weeks.
    'product-price': { ...support, contest: 'depends', advice: 'compare-lots' },
    'seller-coupon': { ...support, contest: 'depends', advice: 'compare-coupon' },
    campaign: { ...support, contest: 'depends', advice: 'compare-campaign' },
    commission: { ...support, contest: 'yes', advice: 'compare-fees', page: commission },
    freight: { ...support, contest: 'yes', advice: 'compare-weight' },
    storage: { ...support, contest: 'yes', advice: 'compare-fees' },
    'return-fee': { ...support, contest: 'depends', advice: 'return-fee' },
    refund: { ...support, contest: 'depends', advice: 'returned-order' },
    unexplained: { ...support, contest: 'yes', advice: 'unexplained' },
  },
  missing: {
    'order-in-return': { ...support, contest: 'depends', advice: 'returned-order' },
    // Its day is always estimated, and an order on its way may come later than is usual.
    'not-invoiced': { ...support, contest: 'depends', advice: 'missing-by-estimate' },
  },
})

/** Orders from 'Pedidos', income from 'Faturas'. */
export const shein: MarketplaceEntry<SheinNames> = {
  files: {
    orders: [fileKind(unitsFormat, readUnits)],
    income: [fileKind(invoicesFormat, readInvoices)],
    paysEarlierMonths: true,
  },
  rules,
  claims,
  fees: null,
  listingFees: null,
}

/**
 * The invoice parts that differ from those of the order are the reasons if they add up to the difference. Otherwise they
 * are named, and the reason is 'unexplained'. If nothing is expected because the buyer got the money back, amounts that
 * were invoiced and taken back again are no reason.
 */
function explain(found: ToExplain<SheinNames>): DifferenceReasons<SheinNames> {
  const { difference, expected, paid } = found
  const isNothing = sheinExpectedNames.every((name) => expected[name] === 0)
  const reasons = isNothing ? reasonsOfNothing(found) : reasonsOfOrder(expected, paid)
  return addingUp(difference, reasons) ?? { reason: 'unexplained', reasons }
}

function reasonsOfNothing({ difference, paid }: ToExplain<SheinNames>): Reason<SheinReasonKind>[] {
  const { returnFee = noCents, refund = noCents } = paid
  const beyond = addCents(difference, returnFee)
  return [
    ...statedReason('return-fee', negative(returnFee)),
    ...(refund === 0 || beyond >= 0 ? [] : statedReason('refund', beyond)),
  ]
}

function reasonsOfOrder(
  expected: SheinNames['expected'],
  paid: SheinNames['paid'],
): Reason<SheinReasonKind>[] {
  const { returnFee = noCents, refund } = paid
  return [
    ...sheinExpectedNames.flatMap((name) => {
      const more = subtractCents(paid[name] ?? expected[name], expected[name])
      return statedReason<SheinReasonKind>(reasonOf[name], name === 'price' ? more : negative(more))
    }),
    ...statedReason<SheinReasonKind>('return-fee', negative(returnFee)),
    ...statedReason<SheinReasonKind>('refund', refund),
  ]
}
