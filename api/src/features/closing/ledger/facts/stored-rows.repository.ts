import type { StatedOrder, WireStatedPayment } from '@vendaclara/contract/closing'
import type {
  ExpectedParts,
  LeftOutOrder,
  OrderItem,
  PaidParts,
  Payment,
  TakenBack,
} from '@vendaclara/core/closing'
import { type Cents, cents } from '@vendaclara/core/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/database.ts'
import { orderLines, orderPayments, orders } from '../ledger.tables.ts'
import { factsAsJson, selectedFacts } from './fact-columns.repository.ts'

type Stored<Row> = Omit<Row, 'userId' | 'fileId'> & { readonly file: string }

export type StoredOrder = Stored<typeof orders.$inferSelect> & {
  readonly items: readonly (Omit<OrderItem, 'price'> & { readonly price: Cents | null })[] | null
}

const itemsOfOne = sql`(
  select json_agg(${factsAsJson(orderLines)} order by n) from order_lines line
  where line.user_id = one.user_id and line.file_id = one.file_id and line.place = one.place
)`

/** Orders of a table `one`, with their products or, where only amounts are needed, without. */
export async function ordersWhere(
  database: Database,
  isWanted: SQL,
  hasItems: boolean,
): Promise<readonly StoredOrder[]> {
  const { rows } = await database.execute<StoredOrder>(sql`
    select ${selectedFacts(orders)}, ${hasItems ? itemsOfOne : sql`null`} as items
    from orders one where ${isWanted} order by one.file_id, one.place`)
  return rows
}

export type StoredPayment = Stored<typeof orderPayments.$inferSelect>

/** Payments of a table `one`. */
export async function paymentsWhere(
  database: Database,
  isWanted: SQL,
  most?: number,
): Promise<readonly StoredPayment[]> {
  const { rows } = await database.execute<StoredPayment>(sql`
    select ${selectedFacts(orderPayments)}
    from order_payments one where ${isWanted} order by one.file_id, one.place ${most === undefined ? sql`` : sql`limit ${most}`}`)
  return rows
}

/** What a row says, without what it does not say. */
function said<Row extends object>(row: Row): { readonly [Name in keyof Row]: Exclude<Row[Name], null> } {
  const known = Object.entries(row).filter(([, value]) => value !== null)
  return Object.fromEntries(known) as { readonly [Name in keyof Row]: Exclude<Row[Name], null> }
}

export function readOrder(row: StoredOrder): StatedOrder {
  const { file: _file, place: _place, marketplace: _, leftOut: _why, product: _product, ...stated } = row
  const { expected, items, cut, unread, ...order } = stated
  return {
    order: {
      ...(expected as ExpectedParts),
      ...said(order),
      items: (items ?? []).map(said) as readonly OrderItem[],
      ...(unread && { unread: true as const }),
    },
    ...(cut && { cut }),
  }
}

export function readLeftOut({ orderId, leftOut, status, product, line }: StoredOrder): LeftOutOrder {
  return {
    orderId,
    why: leftOut ?? 'cancelled',
    status,
    product: product ?? '',
    ...(line !== null && { line }),
  }
}

/** Whether a row is a payment. */
export function isPayment<Row extends StoredPayment>(row: Row): row is Row & { readonly parts: PaidParts } {
  return row.parts !== null
}

export function readTakenBack(row: StoredPayment): TakenBack {
  const { number, rowNumber, moment, takenBack, line, unread } = row
  return {
    orderId: number,
    refundId: rowNumber,
    day: moment,
    amount: cents(Number(takenBack ?? 0)),
    ...(line !== null && { line }),
    ...(unread && { unread: true as const }),
  }
}

export function readPayment({
  number: orderId,
  ownId,
  moment: releasedOn,
  rowNumber: number,
  parts,
}: StoredPayment & { readonly parts: PaidParts }): Payment {
  return { ...parts, orderId, releasedOn, ...(ownId !== null && { ownId }), ...(number && { number }) }
}

export function wirePayment(row: StoredPayment & { readonly parts: PaidParts }): WireStatedPayment {
  const { file: _file, place: _place, marketplace: _, takenBack: _taken, ...stated } = row
  const { number, moment, rowNumber, unread, ...payment } = stated
  return {
    ...said(payment),
    orderId: number,
    releasedOn: moment,
    ...(rowNumber !== '' && { number: rowNumber }),
    ...(unread && { unread: true as const }),
  }
}
