import { mostRowsOfPart, writeStatedOrder, writeStatedPayment } from '@vendaclara/contract/closing'
import { type ClosingMarketplace, closingOf, type TakenBack } from '@vendaclara/core/closing'
import { noCents } from '@vendaclara/core/money'
import { compressJson } from '../../../../api/compress-json.ts'
import type { MonthFile } from './month-facts.ts'

type Stated = Pick<MonthFile, 'orders' | 'income'>

/** A part of a file's rows, as the API takes it: orders on one call, everything else on another. */
export interface FilePart {
  readonly kind: 'orders' | 'others'
  readonly body: Blob
  /** Where the part after it begins. */
  readonly next: number
}

/** How many rows a file has for the API. */
export function countRows(marketplace: ClosingMarketplace, file: Stated): number {
  return listsOf(marketplace, file).reduce((sum, { count }) => sum + count, 0)
}

/** The part of a file's rows that begins at a place, compressed; null if there is none. */
export async function writePart(
  marketplace: ClosingMarketplace,
  file: Stated,
  from: number,
): Promise<FilePart | null> {
  let before = 0
  for (const { name, count, rows } of listsOf(marketplace, file)) {
    const place = from - before
    before += count
    if (place < 0 || place >= count) continue
    const sent = rows(place, place + mostRowsOfPart)
    const kind = name === 'requests' ? 'orders' : 'others'
    const body = await compressJson(kind === 'orders' ? { requests: sent } : { from, [name]: sent })
    return { kind, body, next: from + sent.length }
  }
  return null
}

/** The rows with a refund id, and a mark for each order of which an amount could not be read and no payment says so. */
function takenBackOf(income: MonthFile['income']): readonly TakenBack[] {
  const paid = new Set(income?.payments.map(({ orderId }) => orderId))
  const unread = new Set(income?.unread?.filter((orderId) => !paid.has(orderId)))
  const marks = [...unread].map((orderId) => ({
    orderId,
    refundId: '',
    day: '',
    amount: noCents,
    unread: true as const,
  }))
  return [...(income?.takenBack ?? []), ...marks]
}

interface RowList {
  readonly name: 'requests' | 'leftOut' | 'payments' | 'takenBack' | 'details'
  readonly count: number
  readonly rows: (from: number, to: number) => readonly unknown[]
}

function listsOf(marketplace: ClosingMarketplace, { orders, income }: Stated): readonly RowList[] {
  const { paidParts } = closingOf(marketplace).rules
  const list = <Row>(name: RowList['name'], all: readonly Row[], write: (row: Row) => unknown) => ({
    name,
    count: all.length,
    rows: (from: number, to: number) => all.slice(from, to).map(write),
  })
  const { payments = [], adjustments = [], freight = [], billed = [] } = income ?? {}
  const unread = new Set(income?.unread)
  const details = [
    ...adjustments.map((adjustment) => ({ adjustment })),
    ...[...freight].map(([freightOf, discrepancy]) => ({ freightOf, freight: discrepancy })),
    ...[...billed].map(([billedOf, fees]) => ({ billedOf, billed: fees })),
  ]
  return [
    list('requests', orders?.orders ?? [], (order) => {
      const cut = orders?.cut?.get(order.orderId)
      return writeStatedOrder({ order, ...(cut && { cut }) })
    }),
    list('leftOut', orders?.leftOut ?? [], (order) => order),
    list('payments', payments, (payment) =>
      writeStatedPayment({ payment, isUnread: unread.has(payment.orderId) }, paidParts),
    ),
    list('takenBack', takenBackOf(income), (row) => row),
    list('details', details, (detail) => detail),
  ]
}
