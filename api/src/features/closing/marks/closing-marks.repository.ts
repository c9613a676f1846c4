import type { OrderMark, StoredMarks } from '@vendaclara/contract/closing'
import { noCents } from '@vendaclara/core/money'
import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { closingMarks } from '../closing.tables.ts'

const noMark = { version: 0, state: null, note: '', recovered: noCents, date: null }

const { userId: _owner, closingId: _closing, ...columns } = getTableColumns(closingMarks)
const areOf = (userId: string, closingId: string) =>
  and(eq(closingMarks.userId, userId), eq(closingMarks.closingId, closingId))

export function closingMarksRepository(database: Database) {
  return {
    async all(userId: string, closingId: string): Promise<OrderMark[]> {
      const stored = await database
        .select(columns)
        .from(closingMarks)
        .where(areOf(userId, closingId))
        .orderBy(asc(closingMarks.orderId))
      return stored.map(asMark)
    },

    /** Replaces the marks whose stored version is the one sent. Answers the others unchanged as `refused`. */
    replaceAll: (userId: string, closingId: string, orders: readonly OrderMark[]): Promise<StoredMarks> =>
      database.transaction(async (transaction) => {
        // Sorted by id, so that two calls at once cannot block each other.
        const replaced = await transaction.execute<{ order_id: string }>(sql`
          insert into closing_orders (user_id, closing_id, order_id, version, state, note, recovered, date, claimed)
          select ${userId}::uuid, ${closingId}::uuid, "orderId", sent.version + 1, sent.state, sent.note, sent.recovered, sent.date,
            coalesce(sent.claimed, known.claimed)
          from json_to_recordset(${JSON.stringify(orders)}::json) as sent(
            "orderId" text, version integer, state text, note text, recovered bigint, date date, claimed bigint
          )
          left join closing_orders as known
            on known.user_id = ${userId} and known.closing_id = ${closingId} and known.order_id = "orderId"
          where sent.version = coalesce(known.version, 0)
          order by "orderId"
          on conflict (user_id, closing_id, order_id) do update set
            version = excluded.version, state = excluded.state, note = excluded.note,
            recovered = excluded.recovered, date = excluded.date, claimed = excluded.claimed
          where closing_orders.version = excluded.version - 1
          returning order_id`)
        const ids = orders.map(({ orderId }) => orderId)
        const stored = await transaction
          .select(columns)
          .from(closingMarks)
          .where(and(areOf(userId, closingId), inArray(closingMarks.orderId, ids)))
        const known = new Map(stored.map((order) => [order.orderId, asMark(order)]))
        const kept = new Set(replaced.rows.map((row) => row.order_id))
        const now = ids.map((orderId) => known.get(orderId) ?? { ...noMark, orderId })
        return {
          kept: now.filter(({ orderId }) => kept.has(orderId)),
          refused: now.filter(({ orderId }) => !kept.has(orderId)),
        }
      }),
  }
}

function asMark({
  claimed,
  ...mark
}: Omit<typeof closingMarks.$inferSelect, 'userId' | 'closingId'>): OrderMark {
  return claimed === null ? mark : { ...mark, claimed }
}
