import type { StatedOrder, WireStatedPayment } from '@vendaclara/contract/closing'
import type {
  CutOrder,
  ExpectedParts,
  LeftOutOrder,
  Order,
  OrderItem,
  OrderLeftOut,
  PaidParts,
  Payment,
  TakenBack,
} from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/database.ts'

export interface StoredOrder extends Record<string, unknown> {
  readonly file: string
  readonly place: number
  readonly orderId: string
  readonly line: number | null
  readonly leftOut: OrderLeftOut | null
  readonly createdAt: string
  readonly status: string
  readonly cancelReason: string
  readonly product: string | null
  readonly units: number
  readonly lines: number
  readonly expected: ExpectedParts | null
  readonly buyerPaidOn: string | null
  readonly deliveredOn: string | null
  readonly completedOn: string | null
  readonly numbers: string[] | null
  readonly lowered: NonNullable<Order['lowered']> | null
  readonly unread: boolean
  readonly cut: CutOrder | null
  readonly items: readonly (Omit<OrderItem, 'price'> & { readonly price: number | null })[] | null
}

/** Orders of a table `one`, with their products. */
export async function ordersWhere(database: Database, isWanted: SQL): Promise<readonly StoredOrder[]> {
  const { rows } = await database.execute<StoredOrder>(sql`
    select one.file_id as file, one.place, one.order_id as "orderId", one.line, one.left_out as "leftOut",
      one.created_at as "createdAt", one.status, one.cancel_reason as "cancelReason", one.product, one.units, one.lines,
      one.expected, one.buyer_paid_on::text as "buyerPaidOn", one.delivered_on::text as "deliveredOn",
      one.completed_on::text as "completedOn", one.numbers, one.lowered, one.unread, one.cut,
      (
        select json_agg(json_build_object(
          'name', name, 'variation', variation, 'sku', sku, 'units', line.units, 'price', price
        ) order by n)
        from order_lines line
        where line.user_id = one.user_id and line.file_id = one.file_id and line.place = one.place
      ) as items
    from orders one where ${isWanted} order by one.file_id, one.place`)
  return rows
}

export interface StoredPayment extends Record<string, unknown> {
  readonly file: string
  readonly place: number
  readonly number: string
  readonly ownId: string | null
  readonly moment: string
  readonly rowNumber: string
  readonly line: number | null
  readonly parts: PaidParts | null
  readonly takenBack: string | null
  readonly unread: boolean
}

/** Payments of a table `one`. */
export async function paymentsWhere(
  database: Database,
  isWanted: SQL,
  most?: number,
): Promise<readonly StoredPayment[]> {
  const { rows } = await database.execute<StoredPayment>(sql`
    select one.file_id as file, one.place, one.number, one.own_id as "ownId", one.moment, one.row_number as "rowNumber",
      one.line, one.parts, one.taken_back as "takenBack", one.unread
    from order_payments one where ${isWanted} order by one.file_id, one.place ${most === undefined ? sql`` : sql`limit ${most}`}`)
  return rows
}

export function readOrder(row: StoredOrder): StatedOrder {
  const { buyerPaidOn, deliveredOn, completedOn, numbers, lowered, cut } = row
  const order = {
    ...(row.expected as ExpectedParts),
    ...{ orderId: row.orderId, status: row.status, cancelReason: row.cancelReason },
    ...{ createdAt: row.createdAt, units: row.units, lines: row.lines },
    items: (row.items ?? []).map(({ price, ...item }) => ({
      ...item,
      ...(price !== null && { price: cents(price) }),
    })),
    ...(buyerPaidOn && { buyerPaidOn }),
    ...(deliveredOn && { deliveredOn }),
    ...(completedOn && { completedOn }),
    ...(numbers && { numbers }),
    ...(lowered && { lowered }),
    ...(row.line !== null && { line: row.line }),
    ...(row.unread && { unread: true as const }),
  }
  return { order, ...(cut && { cut }) }
}

export function readLeftOut({ orderId, leftOut, status, product, line }: StoredOrder): LeftOutOrder {
  return {
    ...{ orderId, why: leftOut ?? 'cancelled', status, product: product ?? '' },
    ...(line !== null && { line }),
  }
}

/** The rows that are payments, and those that are none. */
export function isPayment<Row extends StoredPayment>(row: Row): row is Row & { readonly parts: PaidParts } {
  return row.parts !== null
}

export function readTakenBack({ number, rowNumber, moment, takenBack }: StoredPayment): TakenBack {
  return { orderId: number, refundId: rowNumber, day: moment, amount: cents(Number(takenBack ?? 0)) }
}

export function readPayment({
  number,
  ownId,
  moment,
  parts,
}: StoredPayment & { readonly parts: PaidParts }): Payment {
  return { ...parts, orderId: number, releasedOn: moment, ...(ownId !== null && { ownId }) }
}

export function wirePayment(row: StoredPayment & { readonly parts: PaidParts }): WireStatedPayment {
  const { number, ownId, moment, rowNumber, line, parts, unread } = row
  return {
    ...{ orderId: number, releasedOn: moment, parts },
    ...(line !== null && { line }),
    ...(ownId !== null && { ownId }),
    ...(rowNumber !== '' && { number: rowNumber }),
    ...(unread && { unread: true as const }),
  }
}
