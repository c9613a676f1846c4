import { type KnownTerms, makeAmounts, type Payment } from '@vendaclara/core/closing'
import type { Cents } from '@vendaclara/core/money'
import { type PackedTexts, packTexts, unpackTexts } from '../../../workers/packed-texts.ts'

/**
 * Payments in columns. One worker can pass them to another without copying; with 100,000 objects that would take both a
 * second. The columns have one place for each payment.
 */
export interface PaymentColumns {
  readonly orderIds: PackedTexts
  /** The different moments, and for each payment the index of its moment. */
  readonly moments: PackedTexts
  readonly momentPlaces: Uint32Array<ArrayBuffer>
  /** The order's own id, '' if a payment has none; null if no payment has one. */
  readonly ownIds: PackedTexts | null
  /** Its row in the file, 0 if unknown. */
  readonly lines: Uint32Array<ArrayBuffer>
  /** The amounts of each part that occurs; NaN if a payment does not have it. */
  readonly parts: readonly { readonly name: string; readonly amounts: Float64Array<ArrayBuffer> }[]
}

type Paid = Omit<Payment, 'orderId' | 'releasedOn' | 'ownId' | 'line'>
/** Does not compile if a payment gets a field that has no column here. */
type HasAmountsOnly = Paid extends Readonly<Partial<Record<string, Cents>>> ? Paid : never

/** `names` are the names of a payment's amounts. */
export function packPayments(payments: readonly Payment[], names: readonly string[]): PaymentColumns {
  const moments = new Map<string, number>()
  const momentPlaces = new Uint32Array(payments.length)
  const columns = names.map(() => new Float64Array(payments.length))
  for (const [at, payment] of payments.entries()) {
    const { releasedOn } = payment
    const place = moments.get(releasedOn) ?? moments.size
    if (place === moments.size) moments.set(releasedOn, place)
    momentPlaces[at] = place
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
    orderIds: packTexts(payments.map(({ orderId }) => orderId)),
    ownIds: ownIds.some(Boolean) ? packTexts(ownIds) : null,
    moments: packTexts([...moments.keys()]),
    lines: Uint32Array.from(payments, ({ line = 0 }) => line),
    ...{ momentPlaces, parts },
  }
}

/** The buffers of the columns, to be transferred. */
export function buffersOf(columns: PaymentColumns): ArrayBuffer[] {
  const { momentPlaces, lines, parts } = columns
  const texts = [columns.orderIds, columns.moments, columns.ownIds].flatMap((one) =>
    one ? [one.units, one.ends] : [],
  )
  return [...texts, momentPlaces, lines, ...parts.map(({ amounts }) => amounts)].map(({ buffer }) => buffer)
}

export function unpackPayments(columns: PaymentColumns, names: readonly string[]): Payment[] {
  const moments = unpackTexts(columns.moments)
  const ownIds = columns.ownIds && unpackTexts(columns.ownIds)
  const amountsOfName = new Map(columns.parts.map(({ name, amounts }) => [name, amounts]))
  const amounts = names.map((name) => amountsOfName.get(name))
  return unpackTexts(columns.orderIds).map((orderId, at): Payment => {
    const paid = makeAmounts(names, (_, place) => {
      const amount = amounts[place]?.[at]
      return amount === undefined || Number.isNaN(amount) ? undefined : (amount as Cents)
    }) as KnownTerms['paid']
    const [ownId, line] = [ownIds?.[at], columns.lines[at]]
    return {
      ...{ ...paid, orderId, releasedOn: moments[columns.momentPlaces[at] ?? 0] ?? '' },
      ...(ownId && { ownId }),
      ...(line && { line }),
    }
  })
}

function amountsOf(payment: HasAmountsOnly): Readonly<Partial<Record<string, Cents>>> {
  return payment
}
