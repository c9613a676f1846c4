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
/**
 * `repeated` counts the orders that another month also has in its orders file and was paid for, awaits or claims;
 * absent if there are none.
 */
type ResultsChanged = Changed & { repeated?: number }
/**
 * The version of a closing that the caller knows. It is only changed if `revision` is still the stored one, or
 * undefined.
 */
interface Known {
  userId: string
  id: string
  revision: number | undefined
}

/** Lists as JSON, as they were sent. */
interface OrdersText {
  requests: Buffer
  leftOut: Buffer
}

/** The figures of the rows, without the sums of the month, which are stored as they were sent. */
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
     * Stores the orders and the left-out orders. Results of other orders become `outdated`, and the receipts of older
     * orders are removed. Undefined if the closing does not exist or has another revision.
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
     * Stores the rows of a JSON object with their figures. The late payments for its orders are then compared again,
     * and orders that the files of other months also have are searched for. Undefined if the closing does not exist or
     * has another revision.
     */
    replaceResults: (
      known: Known,
      object: Buffer,
      figures: RowFigures,
    ): Promise<ResultsChanged | undefined> =>
      database.transaction((transaction) => replaceResults(transaction, known, object, figures)),

    /** Replaces the receipts in `given` and keeps the others. */
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

    /** Answers whether there was a closing to remove. */
    remove: (userId: string, id: string): Promise<boolean> =>
      database.transaction((transaction) => removeClosing(transaction, userId, id)),
  }
}

async function replaceResults(
  transaction: Database,
  known: Known,
  object: Buffer,
  figures: RowFigures,
): Promise<ResultsChanged | undefined> {
  const changed = await storeResults(transaction, known, object, figures)
  if (!changed) return undefined
  await compareLate(transaction, known.userId, eq(latePayments.closingId, known.id))
  await findRepeatedOrders(transaction, known.userId, known.id)
  const repeated = await repeatedOf(transaction, known.userId, { closing: known.id })
  const asked = await askedElsewhereOf(transaction, known.userId, { closing: known.id })
  const count = repeated.length + asked.length
  return { ...changed, ...(count > 0 && { repeated: count }) }
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

/** Removes a closing; late payments for the orders of others are compared again where its own were among several. */
async function removeClosing(transaction: Database, userId: string, id: string): Promise<boolean> {
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
}

/**
 * Orders that were paid in part by this closing's income and at least two others. Without it their explanation changes.
 */
async function ordersOfSeveral(database: Database, userId: string, id: string) {
  const { rows } = await database.execute<{ closing: string; orderId: string }>(sql`
    select closing_id as closing, order_id as "orderId" from late_payments where user_id = ${userId}
    group by closing_id, order_id having count(*) > 2 and bool_or(paid_in = ${id})`)
  return rows
}

/** The size of an account's closings and of all rows about their orders, in bytes, compressed as they are stored. */
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
