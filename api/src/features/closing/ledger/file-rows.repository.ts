import {
  type FileRows,
  readStatedOrder,
  type StatedDetail,
  type WireStatedOrder,
  type WireStatedPayment,
  writeStatedOrder,
} from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  closingOf,
  type ExpectedParts,
  pickAmounts,
  type TakenBack,
} from '@vendaclara/core/closing'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import {
  isPayment,
  ordersWhere,
  paymentsWhere,
  readLeftOut,
  readOrder,
  readTakenBack,
  wirePayment,
} from './stored-rows.ts'

/** A file whose rows are sent or asked for. */
export interface FileOf {
  readonly userId: string
  readonly file: number
  readonly marketplace: ClosingMarketplace
}

type LeftOutRow = FileRows['leftOut'][number]

/** The rows of given files. A row that is sent again stays as it is. */
export function fileRowsRepository(database: Database) {
  const insert = async (of: FileOf, table: string, columns: string, rows: readonly unknown[]) => {
    const names = columns.split(', ').map((column) => column.split(' ')[0])
    const list = sql.raw(names.join(', '))
    await database.execute(sql`
      insert into ${sql.identifier(table)} (user_id, file_id, ${list})
      select ${of.userId}::uuid, ${of.file}::bigint, ${list}
      from json_to_recordset(${JSON.stringify(rows)}::json) as sent(${sql.raw(columns)})
      on conflict do nothing`)
  }

  return {
    async addOrders(of: FileOf, from: number, sent: readonly WireStatedOrder[]): Promise<void> {
      const { expectedParts } = closingOf(of.marketplace).rules
      const stated = sent.map((row) => readStatedOrder(row, of.marketplace))
      await insert(
        of,
        'orders',
        orderColumns,
        stated.map(({ order, cut }, index) => ({
          ...{ place: from + index, marketplace: of.marketplace, line: order.line, cut },
          ...{ order_id: order.orderId, created_at: order.createdAt, status: order.status },
          ...{ cancel_reason: order.cancelReason, units: order.units, lines: order.lines },
          expected: pickAmounts<ExpectedParts>(order, expectedParts),
          ...{ buyer_paid_on: order.buyerPaidOn, delivered_on: order.deliveredOn },
          ...{ completed_on: order.completedOn, numbers: order.numbers, lowered: order.lowered },
          unread: order.unread ?? false,
        })),
      )
      const lines = stated.flatMap(({ order }, index) =>
        order.items.map((item, n) => ({ place: from + index, n, ...item })),
      )
      await insert(of, 'order_lines', lineColumns, lines)
    },

    addLeftOut: (of: FileOf, from: number, sent: readonly LeftOutRow[]): Promise<void> =>
      insert(
        of,
        'orders',
        orderColumns,
        sent.map(({ orderId, why, status, product, line }, index) => ({
          ...{ place: from + index, marketplace: of.marketplace, line, left_out: why },
          ...{
            order_id: orderId,
            created_at: '',
            status,
            cancel_reason: '',
            product,
            units: 0,
            lines: 0,
            unread: false,
          },
        })),
      ),

    addPayments: (of: FileOf, from: number, sent: readonly WireStatedPayment[]): Promise<void> =>
      insert(
        of,
        'order_payments',
        paymentColumns,
        sent.map(({ orderId, ownId, releasedOn, number = '', line, parts, unread = false }, index) => ({
          ...{ place: from + index, marketplace: of.marketplace, number: orderId, own_id: ownId },
          ...{ moment: releasedOn, row_number: number, line, parts, unread },
        })),
      ),

    addTakenBack: (of: FileOf, from: number, sent: readonly TakenBack[]): Promise<void> =>
      insert(
        of,
        'order_payments',
        paymentColumns,
        sent.map(({ orderId, refundId, day, amount }, index) => ({
          ...{ place: from + index, marketplace: of.marketplace, number: orderId, moment: day },
          ...{ row_number: refundId, taken_back: amount, unread: false },
        })),
      ),

    addDetails: (of: FileOf, from: number, sent: readonly StatedDetail[]): Promise<void> =>
      insert(
        of,
        'file_details',
        'place integer, detail json',
        sent.map((detail, index) => ({ place: from + index, detail })),
      ),

    /** Whether as many rows of a file are stored as it has, each at a place of its own. */
    async areWhole({ userId, file }: Omit<FileOf, 'marketplace'>, rows: number): Promise<boolean> {
      const placesOf = (table: string) =>
        sql`select place from ${sql.identifier(table)} where user_id = ${userId} and file_id = ${file}`
      const { rows: found } = await database.execute<Record<'count' | 'places' | 'end', string>>(sql`
        select count(*) as count, count(distinct place) as places, coalesce(max(place), -1) + 1 as end from (
          ${placesOf('orders')} union all ${placesOf('order_payments')} union all ${placesOf('file_details')}
        ) as stored`)
      return Object.values(found[0] ?? {}).every((stored) => Number(stored) === rows)
    },

    /** The rows of a file whose places are in a range. */
    async read({ userId, file }: Omit<FileOf, 'marketplace'>, from: number, to: number): Promise<FileRows> {
      const isWanted = sql`one.user_id = ${userId} and one.file_id = ${file} and one.place >= ${from} and one.place < ${to}`
      const orders = await ordersWhere(database, isWanted)
      const payments = await paymentsWhere(database, isWanted)
      const details = await database.execute<{ detail: StatedDetail }>(
        sql`select detail from file_details one where ${isWanted} order by place`,
      )
      return {
        requests: orders.filter((row) => row.leftOut === null).map((row) => writeStatedOrder(readOrder(row))),
        leftOut: orders.filter((row) => row.leftOut !== null).map(readLeftOut),
        payments: payments.filter(isPayment).map(wirePayment),
        takenBack: payments.filter((row) => !isPayment(row)).map(readTakenBack),
        details: details.rows.map(({ detail }) => detail as FileRows['details'][number]),
      }
    },
  }
}

const orderColumns =
  'place integer, marketplace text, order_id text, line integer, left_out text, created_at text, status text, cancel_reason text, product text, units integer, lines integer, expected json, buyer_paid_on date, delivered_on date, completed_on date, numbers text[], lowered json, unread boolean, cut json'
const lineColumns =
  'place integer, n integer, name text, variation text, sku text, units integer, price bigint'
const paymentColumns =
  'place integer, marketplace text, number text, own_id text, moment text, row_number text, line integer, parts json, taken_back bigint, unread boolean'
