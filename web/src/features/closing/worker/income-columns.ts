import {
  type Income,
  type KnownTerms,
  makeAmounts,
  type Payment,
  sumPayments,
} from '@vendaclara/core/closing'
import type { Cents } from '@vendaclara/core/money'
import { type PackedTexts, packTexts, unpackTexts } from '../../../workers/packed-texts.ts'

/**
 * An income in columns. One worker can pass them to another without copying; with 100,000 objects that would take both
 * a second. The columns have one place for each payment.
 */
export interface IncomeColumns {
  /** For each order: its ID and its number of payments. */
  readonly orderIds: PackedTexts
  readonly payments: Uint32Array<ArrayBuffer>
  /** The different days, and for each payment the index of its day. */
  readonly days: PackedTexts
  readonly dayPlaces: Uint32Array<ArrayBuffer>
  /** For each payment the order's own id, '' if it has none; null if no payment has one. */
  readonly ownIds: PackedTexts | null
  /** The amounts of each part that occurs; NaN if a payment does not have it. */
  readonly parts: readonly { readonly name: string; readonly amounts: Float64Array<ArrayBuffer> }[]
}

type Paid = Omit<Payment, 'orderId' | 'releasedOn' | 'ownId'>
/** Does not compile if a payment gets a field that has no column here. */
type HasAmountsOnly = Paid extends Readonly<Partial<Record<string, Cents>>> ? Paid : never

/** `names` are the names of a payment's amounts. */
export function packIncome(income: readonly Income[], names: readonly string[]): IncomeColumns {
  const payments: (Payment | Income)[] = []
  for (const one of income) for (const payment of one.payments ?? [one]) payments.push(payment)
  const days = new Map<string, number>()
  const dayPlaces = new Uint32Array(payments.length)
  const columns = names.map(() => new Float64Array(payments.length))
  for (const [at, payment] of payments.entries()) {
    const { releasedOn = '' } = payment
    const place = days.get(releasedOn) ?? days.size
    if (place === days.size) days.set(releasedOn, place)
    dayPlaces[at] = place
    const amounts = amountsOf(payment)
    for (const [column, name] of names.entries()) {
      ;(columns[column] as Float64Array)[at] = amounts[name] ?? Number.NaN
    }
  }
  const parts = columns.flatMap((amounts, column) =>
    amounts.every(Number.isNaN) ? [] : [{ name: names[column] as string, amounts }],
  )
  const ownIds = payments.map(({ ownId = '' }) => ownId)
  return {
    orderIds: packTexts(income.map(({ orderId }) => orderId)),
    ownIds: ownIds.some(Boolean) ? packTexts(ownIds) : null,
    payments: Uint32Array.from(income, (one) => one.payments?.length ?? 1),
    days: packTexts([...days.keys()]),
    ...{ dayPlaces, parts },
  }
}

/** The buffers of the columns, to be transferred. */
export function buffersOf(columns: IncomeColumns): ArrayBuffer[] {
  const { payments, dayPlaces, parts } = columns
  const texts = [columns.orderIds, columns.days, columns.ownIds].flatMap((one) =>
    one ? [one.units, one.ends] : [],
  )
  return [...texts, payments, dayPlaces, ...parts.map(({ amounts }) => amounts)].map(({ buffer }) => buffer)
}

export function unpackIncome(columns: IncomeColumns, names: readonly string[]): Income[] {
  const days = unpackTexts(columns.days)
  const ownIds = columns.ownIds && unpackTexts(columns.ownIds)
  const amountsOfName = new Map(columns.parts.map(({ name, amounts }) => [name, amounts]))
  const amounts = names.map((name) => amountsOfName.get(name))
  let at = 0
  const amountOf = (_: string, place: number): Cents | undefined => {
    const amount = amounts[place]?.[at]
    return amount === undefined || Number.isNaN(amount) ? undefined : (amount as Cents)
  }
  const nextPayment = (orderId: string): Payment => {
    const paid = makeAmounts(names, amountOf) as KnownTerms['paid']
    const payment = { ...paid, orderId, releasedOn: days[columns.dayPlaces[at] ?? 0] ?? '' }
    const ownId = ownIds?.[at]
    at += 1
    return ownId ? { ...payment, ownId } : payment
  }
  return unpackTexts(columns.orderIds).flatMap((orderId, order) => {
    const count = columns.payments[order] ?? 0
    if (count === 1) return nextPayment(orderId)
    return sumPayments<KnownTerms>(
      Array.from({ length: count }, () => nextPayment(orderId)),
      names,
    )
  })
}

function amountsOf(payment: HasAmountsOnly): Readonly<Partial<Record<string, Cents>>> {
  return payment
}
