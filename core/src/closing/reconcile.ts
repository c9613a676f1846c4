import { addCents, type Cents, noCents, shortfall, subtractCents, sumCents } from '../money/index.ts'
import { auditMonth } from './audit/audit-month.ts'
import { withExplained } from './claims/split-loss.ts'
import { type BesideIncome, mostAdjustments } from './combine-files.ts'
import type { ClosingRules, MarketplaceClosing } from './marketplaces/closing-rules.ts'
import type { ClosingTerms, KnownTerms } from './marketplaces/terms.ts'
import { firstDayPaid } from './payment-days.ts'
import { type Income, joinNumbers, paidOf } from './payments.ts'
import { usualDays } from './receivable/due-day.ts'
import { type ComparedBy, creditedAmount, reconcileOrder } from './reconcile-order.ts'
import type {
  ClosingRows,
  MonthFigures,
  MonthSums,
  Order,
  OrderDifference,
  SettledOrder,
  UnmatchedOrder,
} from './rows.ts'

/**
 * The result of comparing a month, in the sequence of the orders file. `matched` counts the orders that were compared.
 */
export interface Reconciliation<Terms extends ClosingTerms = KnownTerms> extends ClosingRows<Terms> {
  readonly matched: number
  readonly totalDifference: Cents
  readonly sums: MonthSums
}

/** The most refunded or late-paid orders without a difference that a closing keeps as rows. All of them are counted. */
export const mostSettled = 20_000

/**
 * Compares a month's orders with all payments known for them, checks their fees where the marketplace's are known, and
 * says what of the differences can be claimed. A month is the sum of what {@link reconcileOrder} says of its orders.
 */
export function closeMonth<Terms extends ClosingTerms>(
  marketplace: Pick<MarketplaceClosing<Terms>, 'rules' | 'fees' | 'claims'>,
  orders: readonly Order<Terms>[],
  payments: readonly Income<Terms>[],
  beside: BesideIncome = noneBeside,
): Reconciliation<Terms> {
  const { fees, rules } = marketplace
  const income = joinNumbers<Terms>(orders, payments, rules.paidParts)
  const found = foldMonth(marketplace, orders, income, beside)
  if (!fees) return withExplained(marketplace, found)
  const { audit, audited } = auditMonth(fees, orders, income)
  return withExplained(marketplace, {
    ...found,
    ...(audited.length > 0 && { audited }),
    sums: { ...found.sums, audit },
  })
}

/**
 * Compares what the seller should have been paid with what was paid, order by order, by the `rules` of the marketplace
 * that both files are from. Source: specification, section 5.
 *
 * `beside` never changes the result for an order. Its adjustments have a sum of their own, and the first {@link
 * mostAdjustments} become rows. Freight discrepancies are added to the differences they are about. Fees from a report
 * of fees are added to differences and unmatched orders.
 */
export function reconcile<Terms extends ClosingTerms>(
  rules: ClosingRules<Terms>,
  orders: readonly Order<Terms>[],
  payments: readonly Income<Terms>[],
  beside: BesideIncome = noneBeside,
): Reconciliation<Terms> {
  const income = joinNumbers<Terms>(orders, payments, rules.paidParts)
  return foldMonth({ rules, fees: null }, orders, income, beside)
}

/** `income` names each order by its own id. */
function foldMonth<Terms extends ClosingTerms>(
  by: ComparedBy<Terms>,
  orders: readonly Order<Terms>[],
  income: readonly Income<Terms>[],
  beside: BesideIncome,
): Reconciliation<Terms> {
  const { rules } = by
  const paidOrders = paidOf<Terms>(orders, income)
  const differences: OrderDifference<Terms>[] = []
  const unmatched: UnmatchedOrder<Terms>[] = []
  const settled: SettledOrder[] = []
  const counts = { unpaid: 0, paidLate: 0, refunded: 0, cancelled: 0, returned: 0 }
  const known = { beside, usualDays: once(() => usualDaysOf(orders, paidOrders)) }
  let matched = 0
  let [expected, received, refunded, awaited] = [noCents, noCents, noCents, noCents]
  for (const [place, order] of orders.entries()) {
    const outcome = reconcileOrder(by, order, paidOrders[place], known)
    if (outcome.state === 'left-out') {
      counts[outcome.why] += 1
      continue
    }
    if (outcome.state === 'unpaid' || outcome.state === 'unmatched') {
      unmatched.push(outcome.row)
      if (outcome.state === 'unpaid') counts.unpaid += 1
      else {
        expected = addCents(expected, outcome.expected)
        awaited = addCents(awaited, outcome.expected)
      }
      continue
    }
    matched += 1
    expected = addCents(expected, outcome.expected)
    received = addCents(received, outcome.received)
    refunded = addCents(refunded, outcome.refunded)
    if (outcome.state === 'difference') differences.push(outcome.row)
    if (outcome.state === 'paid-late' || outcome.state === 'refunded') {
      counts[outcome.state === 'refunded' ? 'refunded' : 'paidLate'] += 1
      if (settled.length < mostSettled) settled.push(outcome.row)
    }
  }
  const { adjustments } = beside
  return {
    matched,
    differences,
    totalDifference: sumCents(differences.map(({ difference }) => difference)),
    unmatched,
    ...(adjustments.length > 0 && { adjustments: adjustments.slice(0, mostAdjustments) }),
    ...(settled.length > 0 && { settled }),
    sums: {
      ...{ expected, received, refunded, awaited, otherOrders: income.length - matched, counts },
      otherReceived: subtractCents(sumCents(income.map((paid) => creditedAmount(rules, paid))), received),
      ...(adjustments.length > 0 && {
        adjustments: { count: adjustments.length, amount: sumCents(adjustments.map(({ amount }) => amount)) },
      }),
    },
  }
}

/** The figures of a month's result, without its rows. */
export function resultFigures<Terms extends ClosingTerms>({
  matched,
  totalDifference,
  differences,
  unmatched,
  sums,
}: Reconciliation<Terms>): MonthFigures {
  const lost = sumCents(differences.map(({ difference }) => shortfall(difference)))
  const counts = { differences: differences.length, unmatched: unmatched.length }
  return { matched, totalDifference, ...counts, lost, sums }
}

const noneBeside: BesideIncome = { adjustments: [], freight: new Map(), billed: [] }

/** Asks once, when it is first needed. */
function once<Value>(ask: () => Value): () => Value {
  let known: { readonly value: Value } | undefined
  return () => {
    known ??= { value: ask() }
    return known.value
  }
}

/**
 * The usual days from an order to its payment, see {@link usualDays}. `paidOrders` has what was paid for each of the
 * orders, in the same sequence.
 */
export function usualDaysOf<Terms extends ClosingTerms>(
  orders: readonly Order<Terms>[],
  paidOrders: readonly (Income<Terms> | undefined)[],
): number | null {
  function* daysOfOrders() {
    for (const [place, paid] of paidOrders.entries()) {
      if (paid) yield { createdAt: orders[place]?.createdAt ?? '', paidOn: firstDayPaid(paid) }
    }
  }
  return usualDays(daysOfOrders())
}
