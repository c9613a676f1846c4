import {
  type FileRows,
  readStatedOrder,
  type StatedDetail,
  type WireStatedOrder,
  type WireStatedPayment,
} from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  closingOf,
  type ExpectedParts,
  pickAmounts,
  type TakenBack,
} from '@vendaclara/core/closing'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../../database/database.ts'

/** A file whose rows are sent. */
export interface FileOf {
  readonly userId: string
  readonly file: number
  readonly marketplace: ClosingMarketplace
}

type LeftOutRow = FileRows['leftOut'][number]
/** A table of rows of files, and its columns with their types. */
interface Table {
  readonly table: string
  readonly columns: string
}

const orders: Table = {
  table: 'orders',
  columns:
    'place integer, marketplace text, order_id text, line integer, left_out text, created_at text, status text, cancel_reason text, product text, units integer, lines integer, expected json, buyer_paid_on date, delivered_on date, completed_on date, numbers text[], lowered json, unread boolean, cut json',
}
const orderLines: Table = {
  table: 'order_lines',
  columns: 'place integer, n integer, name text, variation text, sku text, units integer, price bigint',
}
const orderPayments: Table = {
  table: 'order_payments',
  columns:
    'place integer, marketplace text, number text, own_id text, moment text, row_number text, line integer, parts json, taken_back bigint, unread boolean',
}
const details: Table = { table: 'file_details', columns: 'place integer, detail json' }

export async function addOrders(
  database: Database,
  of: FileOf,
  from: number,
  sent: readonly WireStatedOrder[],
): Promise<void> {
  const { expectedParts } = closingOf(of.marketplace).rules
  const stated = sent.map((row) => readStatedOrder(row, of.marketplace))
  await insert(
    database,
    of,
    orders,
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
  await insert(database, of, orderLines, lines)
}

export const addLeftOut = (
  database: Database,
  of: FileOf,
  from: number,
  sent: readonly LeftOutRow[],
): Promise<void> =>
  insert(
    database,
    of,
    orders,
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
  )

export const addPayments = (
  database: Database,
  of: FileOf,
  from: number,
  sent: readonly WireStatedPayment[],
): Promise<void> =>
  insert(
    database,
    of,
    orderPayments,
    sent.map(({ orderId, ownId, releasedOn, number = '', line, parts, unread = false }, index) => ({
      ...{ place: from + index, marketplace: of.marketplace, number: orderId, own_id: ownId },
      ...{ moment: releasedOn, row_number: number, line, parts, unread },
    })),
  )

export const addTakenBack = (
  database: Database,
  of: FileOf,
  from: number,
  sent: readonly TakenBack[],
): Promise<void> =>
  insert(
    database,
    of,
    orderPayments,
    sent.map(({ orderId, refundId, day, amount }, index) => ({
      ...{ place: from + index, marketplace: of.marketplace, number: orderId, moment: day },
      ...{ row_number: refundId, taken_back: amount, unread: false },
    })),
  )

export const addDetails = (
  database: Database,
  of: FileOf,
  from: number,
  sent: readonly StatedDetail[],
): Promise<void> =>
  insert(
    database,
    of,
    details,
    sent.map((detail, index) => ({ place: from + index, detail })),
  )

/** A row that is sent again stays as it is. */
async function insert(database: Database, of: FileOf, { table, columns }: Table, rows: readonly unknown[]) {
  if (rows.length === 0) return
  const names = columns.split(', ').map((column) => column.split(' ')[0])
  const list = sql.raw(names.join(', '))
  await database.execute(sql`
    insert into ${sql.identifier(table)} (user_id, file_id, ${list})
    select ${of.userId}::uuid, ${of.file}::bigint, ${list}
    from json_to_recordset(${JSON.stringify(rows)}::json) as sent(${sql.raw(columns)})
    on conflict do nothing`)
}
