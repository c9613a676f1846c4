import { addCents } from '../money/index.ts'
import { makeAmounts } from './marketplaces/make-amounts.ts'
import type { Amounts, ClosingTerms, KnownTerms } from './marketplaces/terms.ts'

/** What was paid for one order, its income rows summed; signs as in the file. `payments` are those rows where they are several. */
export type Income<Terms extends ClosingTerms = KnownTerms> = Terms['paid'] & {
  readonly orderId: string
  readonly releasedOn?: string
  readonly ownId?: string
  readonly payments?: readonly Payment<Terms>[]
}

/**
 * One income row: what was paid of an order on a day, 'YYYY-MM-DD', with the time where the file has it, as it stands there where it cannot be
 * read, and '' where the file does not say. `ownId` is the order's own id
 * where `orderId` is that of the package it is in.
 */
export type Payment<Terms extends ClosingTerms = KnownTerms> = Terms['paid'] & {
  readonly orderId: string
  readonly releasedOn: string
  readonly ownId?: string
}

interface Paired {
  readonly orders: readonly Pick<Numbered, 'orderId'>[]
  readonly paid: readonly unknown[]
}
const pairs = new WeakMap<readonly unknown[], Paired>()

/**
 * What was paid of each order, in their order. A month is compared and its fees are checked one after the other: the pairs found last
 * of an income are known.
 */
export function paidOf<Terms extends ClosingTerms>(
  orders: readonly Pick<Numbered, 'orderId'>[],
  income: readonly Income<Terms>[],
): readonly (Income<Terms> | undefined)[] {
  const known = pairs.get(income)
  if (known?.orders === orders) return known.paid as readonly (Income<Terms> | undefined)[]
  const byOrder = new Map<string, Income<Terms>>()
  for (const one of income) byOrder.set(one.orderId, one)
  const paid = orders.map(({ orderId }) => byOrder.get(orderId))
  pairs.set(income, { orders, paid })
  return paid
}

/** What two rows have in common when they may be one payment: order, day and every amount. */
export function identityOf<Terms extends ClosingTerms>(
  payment: Payment<Terms>,
  names: readonly string[],
): string {
  const amounts: Amounts = payment
  return [payment.orderId, payment.releasedOn, ...names.map((name) => amounts[name])].join('|')
}

/** The payments of each order in one, part by part, in the order of their first payment. */
export function sumPayments<Terms extends ClosingTerms>(
  payments: readonly Payment<Terms>[],
  names: readonly string[],
): readonly Income<Terms>[] {
  const byOrder = new Map<string, Income<Terms>>()
  for (const payment of payments) {
    const { orderId } = payment
    const known = byOrder.get(orderId)
    byOrder.set(orderId, known ? addPayment<Terms>(known, payment, names) : payment)
  }
  return [...byOrder.values()]
}

interface Numbered {
  readonly orderId: string
  readonly numbers?: readonly string[]
}

/**
 * The income of orders with that of their other numbers under their own; a number that is an order's own is no other's. What was paid
 * for a package that is no order is of the one in it that the payment names.
 */
export function joinNumbers<Terms extends ClosingTerms>(
  orders: readonly Numbered[],
  income: readonly Income<Terms>[],
  names: readonly string[],
): readonly Income<Terms>[] {
  const orderOf = orderByNumber(orders)
  const ids = new Set(income.some(namesOwn) ? orders.map(({ orderId }) => orderId) : [])
  const orderPaid = ({ orderId, ownId = '' }: Pick<Payment, 'orderId' | 'ownId'>) => {
    const known = orderOf.get(orderId)
    if (known !== undefined || ids.has(orderId)) return known ?? orderId
    return ids.has(ownId) ? ownId : (orderOf.get(ownId) ?? orderId)
  }
  const isOther = (payment: Pick<Payment, 'orderId' | 'ownId'>) => orderPaid(payment) !== payment.orderId
  if (!income.some((one) => (one.payments ?? [one]).some(isOther))) return income
  const payments = income.flatMap((one): readonly Payment<Terms>[] => {
    const each = one.payments ?? [{ ...one, releasedOn: one.releasedOn ?? '' }]
    return each.map((payment) => {
      const { orderId, ownId = orderId } = payment
      const paidOrder = orderPaid(payment)
      return paidOrder === orderId ? payment : { ...payment, orderId: paidOrder, ownId }
    })
  })
  return sumPayments<Terms>(payments, names)
}

/** How many other numbers an order has, and how many of them no payment names. */
export interface NumbersPaid {
  readonly all: number
  readonly unpaid: number
}

/** The other numbers of an order that its payments name; undefined where it has none, or a payment names none of them: it may be for all. */
export function numbersNamed(
  { numbers = [] }: Pick<Numbered, 'numbers'>,
  paid: Pick<Income, 'ownId'> & { readonly payments?: readonly Pick<Payment, 'ownId'>[] },
): readonly string[] | undefined {
  const named = [...new Set((paid.payments ?? [paid]).map(({ ownId = '' }) => ownId))]
  return numbers.length === 0 || named.some((number) => !numbers.includes(number)) ? undefined : named
}

/** Undefined where that is not known. */
export function numbersPaid(
  { numbers = [] }: Pick<Numbered, 'numbers'>,
  named: readonly string[] | undefined,
): NumbersPaid | undefined {
  if (!named || numbers.length === 0) return undefined
  return { all: numbers.length, unpaid: numbers.filter((number) => !named.includes(number)).length }
}

/** What several payments of an order name; undefined where one of them names nothing. */
export function joinNamed(named: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  const known = named.flatMap((one) => (one ? [one] : []))
  return known.length === named.length ? [...new Set(known.flat())] : undefined
}

function namesOwn({ ownId, payments = [] }: Pick<Income, 'ownId' | 'payments'>): boolean {
  return ownId !== undefined || payments.some((payment) => payment.ownId !== undefined)
}

/** The order of each number that is none's own. */
function orderByNumber(orders: readonly Numbered[]): ReadonlyMap<string, string> {
  const orderOf = new Map<string, string>()
  for (const { orderId, numbers = [] } of orders) for (const number of numbers) orderOf.set(number, orderId)
  if (orderOf.size > 0) for (const { orderId } of orders) orderOf.delete(orderId)
  return orderOf
}

function addPayment<Terms extends ClosingTerms>(
  known: Income<Terms>,
  payment: Payment<Terms>,
  names: readonly string[],
): Income<Terms> {
  const { orderId } = known
  const before = known.payments ?? [{ ...known, releasedOn: known.releasedOn ?? '' }]
  return {
    ...sumParts<Terms['paid']>(known, payment, names),
    ...{ orderId, payments: [...before, payment] },
  }
}

/** A part that neither has is absent. */
export function sumParts<Parts extends Amounts>(one: Parts, other: Parts, names: readonly string[]): Parts {
  return makeAmounts(names, (name) => {
    const [amount, added] = [one[name], other[name]]
    if (amount === undefined || added === undefined) return amount ?? added
    return addCents(amount, added)
  }) as Parts
}
