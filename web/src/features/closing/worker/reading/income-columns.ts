import {
  type KnownNames,
  makeAmounts,
  type Payment,
  type PaymentText,
  paymentTexts,
} from '@vendaclara/core/closing'
import type { Cents } from '@vendaclara/core/money'
import { type PackedTexts, packTexts, unpackTexts } from '../../../../workers/packed-texts.ts'

/**
 * Payments in columns. One worker can pass them to another without copying; with 100,000 objects that would take both a
 * second. The columns have one place for each payment.
 */
export interface PaymentColumns {
  readonly orderIds: PackedTexts
  /** The different moments, and for each payment the index of its moment. */
  readonly moments: PackedTexts
  readonly momentPlaces: Uint32Array<ArrayBuffer>
  /** Each text that a payment has, '' where one has none. */
  readonly texts: readonly { readonly name: PaymentText; readonly values: PackedTexts }[]
  /** Its row in the file, 0 if unknown. */
  readonly lines: Uint32Array<ArrayBuffer>
  /** The amounts of each part that occurs; NaN if a payment does not have it. */
  readonly parts: readonly { readonly name: string; readonly amounts: Float64Array<ArrayBuffer> }[]
}

type Paid = Omit<Payment, 'orderId' | 'releasedOn' | 'line' | PaymentText>
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
  const texts = paymentTexts.flatMap((name) => {
    const values = payments.map((payment) => payment[name] ?? '')
    return values.some(Boolean) ? [{ name, values: packTexts(values) }] : []
  })
  return {
    orderIds: packTexts(payments.map(({ orderId }) => orderId)),
    texts,
    moments: packTexts([...moments.keys()]),
    lines: Uint32Array.from(payments, ({ line = 0 }) => line),
    momentPlaces,
    parts,
  }
}

/** The buffers of the columns, to be transferred. */
export function buffersOf(columns: PaymentColumns): ArrayBuffer[] {
  const { momentPlaces, lines, parts } = columns
  const packed = [columns.orderIds, columns.moments, ...columns.texts.map(({ values }) => values)]
  const texts = packed.flatMap(({ units, ends }) => [units, ends])
  return [...texts, momentPlaces, lines, ...parts.map(({ amounts }) => amounts)].map(({ buffer }) => buffer)
}

export function unpackPayments(columns: PaymentColumns, names: readonly string[]): Payment[] {
  const moments = unpackTexts(columns.moments)
  const texts = columns.texts.map(({ name, values }) => ({ name, values: unpackTexts(values) }))
  const amountsOfName = new Map(columns.parts.map(({ name, amounts }) => [name, amounts]))
  const amounts = names.map((name) => amountsOfName.get(name))
  return unpackTexts(columns.orderIds).map((orderId, at): Payment => {
    const paid = makeAmounts(names, (_, place) => {
      const amount = amounts[place]?.[at]
      return amount === undefined || Number.isNaN(amount) ? undefined : (amount as Cents)
    }) as KnownNames['paid']
    const line = columns.lines[at]
    const said: Partial<Record<PaymentText, string>> = {}
    for (const { name, values } of texts) if (values[at]) said[name] = values[at]
    return {
      ...paid,
      orderId,
      releasedOn: moments[columns.momentPlaces[at] ?? 0] ?? '',
      ...said,
      ...(line && { line }),
    }
  })
}

function amountsOf(payment: HasAmountsOnly): Readonly<Partial<Record<string, Cents>>> {
  return payment
}
