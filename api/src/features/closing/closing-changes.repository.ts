import type { ClosingReceipts } from '@vendaclara/contract/closing'
import type { ClosingMarketplace, MonthFigures } from '@vendaclara/core/closing'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { isClosing } from './closing.repository.ts'
import { closings, latePayments } from './closing.tables.ts'
import { compareLate } from './late/compare-late.repository.ts'
import { findRepeatedOrders } from './late/find-repeated.repository.ts'
import { askedElsewhereOf, repeatedOf } from './late/repeated-orders.repository.ts'

interface Changed {
  id: string
  outdated: boolean
  revision: number
}
/** `repeated` counts the orders that another month's file has, too, and paid, awaits or asks for, where there are any. */
type ResultsChanged = Changed & { repeated?: number }
/** A closing as somebody knows it: with another `revision` it is left as it is. */
interface Known {
  userId: string
  id: string
  revision: number | undefined
}

/** Lists as the JSON that was sent. */
interface OrdersText {
  requests: Buffer
  leftOut: Buffer
}

/** What rows come to; the sums of the month stand beside them as they are. */
export type RowFigures = Omit<MonthFigures, 'sums'>

const nextRevision = sql`${closings.revision} + 1`
const changedColumns = { id: closings.id, outdated: closings.outdated, revision: closings.revision }

export function closingChangesRepository(database: Database) {
  return {
    async add(
      userId: string,
      made: { month: number; year: number; marketplace: ClosingMarketplace },
    ): Promise<{ id: string }> {
      const [added] = await database
        .insert(closings)
        .values({ userId, ...made })
        .returning({ id: closings.id })
      if (!added) throw new Error('the insert answered no row')
      return added
    },

    /**
     * Takes the orders, and those left out, as JSON; results computed before them are marked unless they are the same, and
     * receipts of older ones forgotten.
     */
    async replaceRequests(
      { userId, id, revision }: Known,
      { requests, leftOut }: OrdersText,
      hasOrders: boolean,
    ): Promise<Changed | undefined> {
      const [changed] = await database
        .update(closings)
        .set({
          requests: sql`sent.requests`,
          leftOut: sql`sent.left_out`,
          hasOrders,
          outdated: sql`case when ${closings.hasResults} and not ${closings.outdated}
            then ${closings.requests}::text <> sent.requests::text else ${closings.hasResults} end`,
          receipts: sql`((${closings.receipts}::jsonb - 'orderMonths') || '{"orders": null}'::jsonb)::json`,
          revision: nextRevision,
        })
        .from(sql`(select ${requests}::json as requests, ${leftOut}::json as left_out) as sent`)
        .where(isClosing(userId, id, revision))
        .returning(changedColumns)
      return changed
    },

    /**
     * Takes the rows as they stand in a JSON object, with what they come to; what was paid late of its orders is compared anew,
     * and what other months' files have of them, too, looked for.
     */
    replaceResults: (
      known: Known,
      object: Buffer,
      figures: RowFigures,
    ): Promise<ResultsChanged | undefined> =>
      database.transaction(async (transaction) => {
        const changed = await storeResults(transaction, known, object, figures)
        if (!changed) return undefined
        await compareLate(transaction, known.userId, eq(latePayments.closingId, known.id))
        await findRepeatedOrders(transaction, known.userId, known.id)
        const repeated = await repeatedOf(transaction, known.userId, { closing: known.id })
        const asked = await askedElsewhereOf(transaction, known.userId, { closing: known.id })
        const count = repeated.length + asked.length
        return { ...changed, ...(count > 0 && { repeated: count }) }
      }),

    /** Replaces the receipts that are given and leaves the others. */
    async replaceReceipts(
      { userId, id, revision }: Known,
      given: { [Slot in keyof ClosingReceipts]?: ClosingReceipts[Slot] | undefined },
    ): Promise<Changed | undefined> {
      const [changed] = await database
        .update(closings)
        .set({ receipts: sql`(${closings.receipts}::jsonb || ${JSON.stringify(given)}::jsonb)::json` })
        .where(isClosing(userId, id, revision))
        .returning(changedColumns)
      return changed
    },

    count: (userId: string): Promise<number> => database.$count(closings, eq(closings.userId, userId)),

    bytes: (userId: string): Promise<number> => storedBytes(database, userId),

    /** Whether there was one to remove. */
    remove: (userId: string, id: string): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const paidByOthers = await ordersOfSeveral(transaction, userId, id)
        const removed = await transaction
          .delete(closings)
          .where(isClosing(userId, id))
          .returning({ id: closings.id })
        if (paidByOthers.length > 0) {
          const orders = sql.param(JSON.stringify(paidByOthers))
          await compareLate(
            transaction,
            userId,
            sql`(closing_id, order_id) in (
              select closing, "orderId" from json_to_recordset(${orders}::json) as several(closing uuid, "orderId" text)
            )`,
          )
        }
        return removed.length > 0
      }),
  }
}

async function storeResults(
  transaction: Database,
  { userId, id, revision }: Known,
  object: Buffer,
  { matched, totalDifference, differences, unmatched, lost }: RowFigures,
): Promise<Changed | undefined> {
  const [changed] = await transaction
    .update(closings)
    .set({
      errors: sql`results.errors`,
      unmatched: sql`results.unmatched`,
      sums: sql`results.sums`,
      adjustments: sql`coalesce(results.adjustments, '[]')`,
      audited: sql`coalesce(results.audited, '[]')`,
      paidLate: sql`coalesce(results."paidLate", '[]')`,
      quantity: matched,
      totalDifference,
      differenceCount: differences,
      unmatchedCount: unmatched,
      lost,
      hasResults: true,
      outdated: false,
      revision: nextRevision,
    })
    .from(
      sql`json_to_record(${object}::json) as results(
        errors json, unmatched json, sums json, adjustments json, audited json, "paidLate" json
      )`,
    )
    .where(isClosing(userId, id, revision))
    .returning(changedColumns)
  return changed
}

/** The orders of which a closing's income and at least two others paid a part: without it they are explained otherwise. */
async function ordersOfSeveral(database: Database, userId: string, id: string) {
  const { rows } = await database.execute<{ closing: string; orderId: string }>(sql`
    select closing_id as closing, order_id as "orderId" from late_payments where user_id = ${userId}
    group by closing_id, order_id having count(*) > 2 and bool_or(paid_in = ${id})`)
  return rows
}

/** What the closings of an account take up with what is kept of their orders, compressed as it is stored. */
async function storedBytes(database: Database, userId: string): Promise<number> {
  const ofRows = (table: SQL) => sql`(select coalesce(sum(pg_column_size(${table}.*)), 0)
    from ${table} where user_id = ${userId})`
  const { rows } = await database.execute<{ bytes: string }>(sql`
    select ${ofRows(sql`closing_orders`)} + ${ofRows(sql`late_payments`)} + ${ofRows(sql`repeated_orders`)} + coalesce(sum(
      pg_column_size(requests) + pg_column_size(left_out) + pg_column_size(errors) + pg_column_size(unmatched) + pg_column_size(receipts)
      + pg_column_size(adjustments) + pg_column_size(audited) + pg_column_size(paid_late)
    ), 0) as bytes from closings where user_id = ${userId}`)
  return Number(rows[0]?.bytes)
}
