import { markKey, type OrderMark, type StoredMarks } from '@vendaclara/contract/closing'
import { noCents } from '@vendaclara/core/money'
import { and, asc, count, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { closingMarks } from '../closing.tables.ts'

type MarkOf = Pick<OrderMark, 'orderId' | 'subject'>
type Replaced = MarkOf & Record<string, unknown>

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
        .orderBy(asc(closingMarks.orderId), asc(closingMarks.subject))
      return stored.map(asMark)
    },

    /** How much the account keeps in all its closings. */
    async amountOf(userId: string): Promise<{ count: number; letters: number }> {
      const [amount = { count: 0, letters: 0 }] = await database
        .select({
          count: count(),
          letters: sql`coalesce(sum(length(${closingMarks.note})), 0)`.mapWith(Number),
        })
        .from(closingMarks)
        .where(eq(closingMarks.userId, userId))
      return amount
    },

    /** Replaces the marks whose stored version is the one sent. Answers the others unchanged as `refused`. */
    replaceAll: (userId: string, closingId: string, orders: readonly OrderMark[]): Promise<StoredMarks> =>
      database.transaction(async (transaction) => {
        // Sorted by key, so that two calls at once cannot block each other.
        const replaced = await transaction.execute<Replaced>(sql`
          insert into closing_orders (user_id, closing_id, order_id, subject, version, state, note, recovered, date, claimed)
          select ${userId}::uuid, ${closingId}::uuid, "orderId", coalesce(sent.subject, 'order'), sent.version + 1,
            sent.state, sent.note, sent.recovered, sent.date, coalesce(sent.claimed, known.claimed)
          from json_to_recordset(${JSON.stringify(orders)}::json) as sent(
            "orderId" text, subject text, version integer, state text, note text, recovered bigint, date date, claimed bigint
          )
          left join closing_orders as known
            on known.user_id = ${userId} and known.closing_id = ${closingId} and known.order_id = "orderId"
              and known.subject = coalesce(sent.subject, 'order')
          where sent.version = coalesce(known.version, 0)
          order by "orderId", coalesce(sent.subject, 'order')
          on conflict (user_id, closing_id, order_id, subject) do update set
            version = excluded.version, state = excluded.state, note = excluded.note,
            recovered = excluded.recovered, date = excluded.date, claimed = excluded.claimed
          where closing_orders.version = excluded.version - 1
          returning order_id as "orderId", subject`)
        const ids = [...new Set(orders.map(({ orderId }) => orderId))]
        const stored = await transaction
          .select(columns)
          .from(closingMarks)
          .where(and(areOf(userId, closingId), inArray(closingMarks.orderId, ids)))
        const known = new Map(stored.map((mark) => [markKey(mark), asMark(mark)]))
        const kept = new Set(replaced.rows.map(markKey))
        const now = orders.map((sent) => known.get(markKey(sent)) ?? { ...noMark, ...ofSubject(sent) })
        return {
          kept: now.filter((mark) => kept.has(markKey(mark))),
          refused: now.filter((mark) => !kept.has(markKey(mark))),
        }
      }),
  }
}

type StoredMark = Omit<typeof closingMarks.$inferSelect, 'userId' | 'closingId'>

function asMark({ orderId, subject, claimed, ...mark }: StoredMark): OrderMark {
  return { ...ofSubject({ orderId, subject }), ...mark, ...(claimed !== null && { claimed }) }
}

function ofSubject({ orderId, subject }: MarkOf): MarkOf {
  return subject === undefined || subject === 'order' ? { orderId } : { orderId, subject }
}
