import { addDays } from '../../../calendar/index.ts'
import { addCents, type Cents, cents, negative, noCents, subtractCents } from '../../../money/index.ts'
import { fileKind } from '../../files/file-kind.ts'
import { addingUp, soleReason, statedReason } from '../../model/explained.ts'
import type { DifferenceReasons, Reason } from '../../model/finding.ts'
import {
  type MercadoLivreNames,
  type ReleaseReasonKind,
  releasePartNames,
  salePartNames,
} from '../../model/names/mercado-livre.ts'
import type { ClosingRules, ListingFees, ToExplain } from '../../model/rules.ts'
import { columnNamed } from '../../reading/format.ts'
import { saysUnpaid } from '../../receivable/order-states.ts'
import type { MarketplaceEntry } from '../marketplace-entry.ts'
import { mercadoLivreClaims } from './claims.ts'
import { releasesFormat, salesFormat } from './columns.ts'
import { readReleases, releasedAmount } from './read-releases.ts'
import { readSales } from './read-sales.ts'
import { billingFormat, releasedOperationsFormat, soldOperationsFormat } from './reports/columns.ts'
import { readBilling } from './reports/read-billing.ts'
import { readReleasedOperations } from './reports/read-released-operations.ts'
import { readSoldOperations } from './reports/read-sold-operations.ts'
import { saysReturned } from './sale-states.ts'

/**
 * Days from the delivery to the release. Mercado Livre pays sellers with a reputation, and new products, earlier; the
 * file shows neither. No official Brazilian page with the days was found. Public documents of reconcilers (2026) name 2
 * to 8 days with a reputation and 12 without, so after 12 days the money is late for everybody.
 */
const longestHold = 12

type Difference = ToExplain<MercadoLivreNames>
type ReleaseReason = Reason<ReleaseReasonKind>

/**
 * Expected is the total in the sales file. Received is what was released less what was taken back. A sale with a total
 * of 0, such as a cancelled one, awaits nothing. Source: the README beside the samples of both files.
 */
const rules: ClosingRules<MercadoLivreNames> = {
  expectedParts: ['total', ...salePartNames],
  alwaysExpected: ['total'],
  paidParts: releasePartNames,
  alwaysPaid: [],
  statedTwice: [],
  takenOff: ({ saleFee = noCents, shippingFee = noCents }) => addCents(saleFee, shippingFee),
  columnOf: (file, part) => columnNamed(file === 'orders' ? salesFormat : releasesFormat, part),
  expectedAmount: ({ total }) => total,
  receivedAmount: releasedAmount,
  refundedAmount: () => noCents,
  isAwaited: ({ total }) => total !== 0,
  isUnpaid: saysUnpaid,
  dueDay: ({ deliveredOn }) =>
    deliveredOn ? { on: addDays(deliveredOn, longestHold), basis: 'estimated' } : null,
  differenceInfo: () => 'ask-mercado-livre',
  unmatchedInfo: ({ status }) => {
    if (saysReturned(status)) return 'in-return'
    return /caminho|tr[aâ]nsito/i.test(status) ? 'on-the-way' : 'not-released'
  },
  explain: explainRelease,
}

/** Orders from 'Vendas'; income from 'Liberações' or Conciliação 'Por liberação de dinheiro', plus reports of fees. */
export const mercadoLivre: MarketplaceEntry<MercadoLivreNames> = {
  files: {
    orders: [fileKind(salesFormat, readSales)],
    income: [
      fileKind(releasesFormat, readReleases),
      fileKind(releasedOperationsFormat, readReleasedOperations, 'conciliation-of-releases'),
      fileKind(soldOperationsFormat, readSoldOperations, 'conciliation-of-sales'),
      fileKind(billingFormat, readBilling, 'billing'),
    ],
    takesText: ['orders', 'income'],
  },
  rules,
  claims: mercadoLivreClaims,
  fees: null,
  listingFees: { sale: feeOfSale },
}

/** The sale fee is negative. A refund takes a part of it back, by which no table can be told. */
function feeOfSale({
  saleFee = noCents,
  products = noCents,
  refunds = noCents,
  priceIncrease = noCents,
}: MercadoLivreNames['expected']): ReturnType<ListingFees<MercadoLivreNames>['sale']> {
  if (refunds !== 0) return { unchecked: 'refunded' }
  if (priceIncrease !== 0) return { unchecked: 'price-increase' }
  return saleFee < 0 ? { charged: negative(saleFee), revenue: products } : { unchecked: 'no-fees' }
}

/**
 * Refunds and disputes in the releases are the reasons if they add up to the difference. Otherwise a single amount that
 * makes exactly the difference is searched for: a share of the products, or a fee of the sale taken again. If several
 * do, all are named and the reason is 'unexplained'. If none does and some products of a package are not released, the
 * rest is awaited.
 */
function explainRelease(found: Difference): DifferenceReasons<MercadoLivreNames> {
  const { difference, expected, paid } = found
  const stated = [
    ...statedReason('refund', subtractCents(paid.refund ?? noCents, expected.refunds ?? noCents)),
    ...statedReason('dispute', paid.dispute),
  ]
  const candidates: [ReleaseReasonKind, Cents | undefined][] = [
    ['share-of-products', shareOfProducts(expected.products)],
    ['sale-fee-again', expected.saleFee],
    ['shipping-again', expected.shippingFee],
  ]
  const reasons = candidates
    .filter(([, amount]) => amount !== undefined && amount !== 0 && Math.abs(difference - amount) <= 1)
    .map(([kind]): ReleaseReason => ({ kind, amount: difference, basis: 'matches' }))
  const rest: ReleaseReason = { kind: 'rest-of-package', amount: difference, basis: 'lacking' }
  const isRest = reasons.length + stated.length === 0 && isRestOfPackage(found)
  return addingUp(difference, stated) ?? soleReason(isRest ? [rest] : reasons)
}

/**
 * Whether the releases name some products of a package but not all, and enough is missing: at least half of what that
 * many products come to on average. A line that names one product may be for all of them.
 */
function isRestOfPackage({ difference, expected: { total }, numbers }: Difference): boolean {
  if (!numbers || numbers.unpaid === 0 || difference >= 0) return false
  return -difference * 2 * numbers.all >= total * numbers.unpaid
}

/** 5 % of the products have been seen missing without a column that says so. */
function shareOfProducts(products: Cents | undefined): Cents | undefined {
  return products === undefined ? undefined : cents(-Math.round(products / 20))
}
