import type { ClosingOrder, KeptOrders } from '@vendaclara/contract/closing'
import { noCents } from '@vendaclara/core/money'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { closingOrders } from './closing.tables.ts'

const nothingSaid = { version: 0, state: null, note: '', recovered: noCents, date: null }

export function closingOrdersRepository(database: Database) {
  const columns = {
    orderId: closingOrders.orderId,
    version: closingOrders.version,
    state: closingOrders.state,
    note: closingOrders.note,
    recovered: closingOrders.recovered,
    date: closingOrders.date,
  }

  return {
    all: (closingId: string): Promise<ClosingOrder[]> =>
      database
        .select(columns)
        .from(closingOrders)
        .where(eq(closingOrders.closingId, closingId))
        .orderBy(asc(closingOrders.orderId)),

    /** Replaces the orders whose stored version is the one that is said, and answers the others as they are stored. */
    replaceAll: (closingId: string, orders: readonly ClosingOrder[]): Promise<KeptOrders> =>
      database.transaction(async (transaction) => {
        // In the order of their ids: two calls at once then wait for one another and never both.
        const replaced = await transaction.execute<{ order_id: string }>(sql`
          insert into closing_orders (closing_id, order_id, version, state, note, recovered, date)
          select ${closingId}::uuid, "orderId", said.version + 1, said.state, said.note, said.recovered, said.date
          from json_to_recordset(${JSON.stringify(orders)}::json) as said(
            "orderId" text, version integer, state text, note text, recovered bigint, date date
          )
          left join closing_orders as known on known.closing_id = ${closingId} and known.order_id = "orderId"
          where said.version = coalesce(known.version, 0)
          order by "orderId"
          on conflict (closing_id, order_id) do update set
            version = excluded.version, state = excluded.state, note = excluded.note,
            recovered = excluded.recovered, date = excluded.date
          where closing_orders.version = excluded.version - 1
          returning order_id`)
        const ids = orders.map(({ orderId }) => orderId)
        const stored = await transaction
          .select(columns)
          .from(closingOrders)
          .where(and(eq(closingOrders.closingId, closingId), inArray(closingOrders.orderId, ids)))
        const known = new Map(stored.map((order) => [order.orderId, order]))
        const kept = new Set(replaced.rows.map((row) => row.order_id))
        const now = ids.map((orderId) => known.get(orderId) ?? { ...nothingSaid, orderId })
        return {
          kept: now.filter(({ orderId }) => kept.has(orderId)),
          refused: now.filter(({ orderId }) => !kept.has(orderId)),
        }
      }),
  }
}
