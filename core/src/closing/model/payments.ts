import { addCents } from '../../money/index.ts'
import type { Amounts, ClosingNames } from './names/closing-names.ts'
import type { KnownNames } from './names/known-names.ts'
import { makeAmounts } from './names/make-amounts.ts'

/**
 * What was paid for one order: the sum of its income rows, with the signs of the file. `payments` has those rows if
 * there are several.
 */
export type Income<Names extends ClosingNames = KnownNames> = Names['paid'] & {
  readonly orderId: string
  readonly releasedOn?: string
  readonly ownId?: string
  readonly payments?: readonly Payment<Names>[]
}

/**
 * One income row: a payment for an order. `releasedOn` is 'YYYY-MM-DD', with the time if the file has one. A date that
 * cannot be read is kept as the file writes it; '' means the file has none. `ownId` is the order's own id where
 * `orderId` is the id of the package it belongs to. `number` is the marketplace's own number of the row. `line` is its
 * row in its file, counted from 1. All three are absent if unknown.
 */
export type Payment<Names extends ClosingNames = KnownNames> = Names['paid'] & {
  readonly orderId: string
  readonly releasedOn: string
  readonly ownId?: string
  readonly number?: string
  readonly line?: number
}

/** The income rows of an order. */
export function paymentsOf<Names extends ClosingNames>(paid: Income<Names>): readonly Payment<Names>[] {
  const { releasedOn = '', payments } = paid
  return payments ?? [paid.releasedOn === undefined ? { ...paid, releasedOn } : (paid as Payment<Names>)]
}

/** The texts that a payment may have. */
export const paymentTexts = ['ownId', 'number'] as const
export type PaymentText = (typeof paymentTexts)[number]

/** The texts that a payment has. */
export function textsOf(payment: Pick<Payment, PaymentText>): Partial<Record<PaymentText, string>> {
  return Object.fromEntries(
    paymentTexts.flatMap((name) => (payment[name] === undefined ? [] : [[name, payment[name]]])),
  )
}

/** The income of each order, in the order of `orders`; undefined if an order has none. */
export function paidOf<Names extends ClosingNames>(
  orders: readonly Pick<Numbered, 'orderId'>[],
  income: readonly Income<Names>[],
): readonly (Income<Names> | undefined)[] {
  const byOrder = new Map<string, Income<Names>>()
  for (const one of income) byOrder.set(one.orderId, one)
  return orders.map(({ orderId }) => byOrder.get(orderId))
}

/** Two rows with the same identity may be the same payment: same order, day and amounts. */
export function identityOf<Names extends ClosingNames>(
  payment: Payment<Names>,
  names: readonly string[],
): string {
  const amounts: Amounts = payment
  return [payment.orderId, payment.releasedOn, ...names.map((name) => amounts[name])].join('|')
}

/** Sums the payments of each order, part by part. Orders come in the sequence of their first payments. */
export function sumPayments<Names extends ClosingNames>(
  payments: readonly Payment<Names>[],
  names: readonly string[],
): readonly Income<Names>[] {
  const byOrder = new Map<string, Income<Names>>()
  for (const payment of payments) {
    const { orderId } = payment
    const known = byOrder.get(orderId)
    byOrder.set(orderId, known ? addPayment<Names>(known, payment, names) : payment)
  }
  return [...byOrder.values()]
}

interface Numbered {
  readonly orderId: string
  readonly numbers?: readonly string[]
}

/**
 * Assigns payments that name another number of an order (see `Order.numbers`) to that order, and sums them per order.
 *
 * A number that is some order's own id always belongs to that order. A payment for a package that is no order goes to
 * the order that its `ownId` names. A payment that matches no order keeps its id. Moved payments keep the number they
 * named as `ownId`.
 */
export function joinNumbers<Names extends ClosingNames>(
  orders: readonly Numbered[],
  income: readonly Income<Names>[],
  names: readonly string[],
): readonly Income<Names>[] {
  const orderOf = orderByNumber(orders)
  const ids = new Set(income.some(namesOwn) ? orders.map(({ orderId }) => orderId) : [])
  if (orderOf.size + ids.size === 0) return income
  const orderPaid = ({ orderId, ownId = '' }: Pick<Payment, 'orderId' | 'ownId'>) => {
    const known = orderOf.get(orderId)
    if (known !== undefined || ids.has(orderId)) return known ?? orderId
    return ids.has(ownId) ? ownId : (orderOf.get(ownId) ?? orderId)
  }
  const isOther = (payment: Pick<Payment, 'orderId' | 'ownId'>) => orderPaid(payment) !== payment.orderId
  if (!income.some((one) => paymentsOf(one).some(isOther))) return income
  const payments = income.flatMap<Payment<Names>>(paymentsOf).map((payment): Payment<Names> => {
    const { orderId, ownId = orderId } = payment
    const paidOrder = orderPaid(payment)
    return paidOrder === orderId ? payment : { ...payment, orderId: paidOrder, ownId }
  })
  return sumPayments<Names>(payments, names)
}

/** How many other numbers an order has, and how many of them no payment names. */
export interface NumbersPaid {
  readonly all: number
  readonly unpaid: number
}

/**
 * Which other numbers of an order its payments name. Undefined if the order has no other numbers, or if a payment names
 * none of them: that payment may be for the whole order.
 */
export function numbersNamed<Names extends ClosingNames>(
  { numbers = [] }: Pick<Numbered, 'numbers'>,
  paid: Income<Names>,
): readonly string[] | undefined {
  if (numbers.length === 0) return undefined
  const named = [...new Set(paymentsOf(paid).map(({ ownId = '' }) => ownId))]
  return named.some((number) => !numbers.includes(number)) ? undefined : named
}

/** Counts the numbers of an order; undefined if it is not known which of them were paid. */
export function numbersPaid(
  { numbers = [] }: Pick<Numbered, 'numbers'>,
  named: readonly string[] | undefined,
): NumbersPaid | undefined {
  if (!named || numbers.length === 0) return undefined
  return { all: numbers.length, unpaid: numbers.filter((number) => !named.includes(number)).length }
}

function namesOwn<Names extends ClosingNames>(paid: Income<Names>): boolean {
  return paymentsOf(paid).some(({ ownId }) => ownId !== undefined)
}

/** Maps each other number to its order. Numbers that are some order's own id are left out. */
function orderByNumber(orders: readonly Numbered[]): ReadonlyMap<string, string> {
  const orderOf = new Map<string, string>()
  for (const { orderId, numbers = [] } of orders) for (const number of numbers) orderOf.set(number, orderId)
  if (orderOf.size > 0) for (const { orderId } of orders) orderOf.delete(orderId)
  return orderOf
}

function addPayment<Names extends ClosingNames>(
  known: Income<Names>,
  payment: Payment<Names>,
  names: readonly string[],
): Income<Names> {
  const payments = [...paymentsOf(known), payment]
  return { ...sumParts<Names['paid']>(known, payment, names), orderId: known.orderId, payments }
}

/** Adds two sets of amounts part by part. A part that is absent in both stays absent. */
function sumParts<Parts extends Amounts>(one: Parts, other: Parts, names: readonly string[]): Parts {
  return makeAmounts(names, (name) => {
    const [amount, added] = [one[name], other[name]]
    if (amount === undefined || added === undefined) return amount ?? added
    return addCents(amount, added)
  }) as Parts
}
