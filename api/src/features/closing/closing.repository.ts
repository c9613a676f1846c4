import type { ClosingFigures } from '@vendaclara/contract/closing'
import type { ClosingReceipts } from '@vendaclara/contract/closing-receipt'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { closingOrders, closings, latePayments } from './closing.tables.ts'

export type ClosingSummary = { id: string; month: number; year: number; duplicate: boolean }
export type ClosingTexts = {
  quantity: number
  totalErrors: number
  outdated: boolean
  revision: number
  requests: string
  errors: string
  unmatched: string
}
export type ClosingWithFigures = ClosingSummary & { figures: ClosingFigures }
type Column = 'requests' | 'errors' | 'unmatched'
type Changed = { id: string; outdated: boolean; revision: number }

const isLater = sql<boolean>`row_number() over (
  partition by ${closings.year}, ${closings.month} order by ${closings.sequence}
) > 1`

const ofOrders = (value: SQL) =>
  sql<number>`(select ${value} from ${closingOrders} where ${closingOrders.closingId} = ${closings.id})`.mapWith(
    Number,
  )

const ofLate = (value: SQL) =>
  sql<number>`(select ${value} from ${latePayments} where ${latePayments.closingId} = ${closings.id})`.mapWith(
    Number,
  )

const figures = {
  hasOrders: closings.hasOrders,
  hasResults: closings.hasResults,
  quantity: closings.quantity,
  totalErrors: closings.totalErrors,
  differences: closings.differenceCount,
  unmatched: closings.unmatchedCount,
  lost: sql<number>`${closings.lost} + ${ofLate(
    sql`coalesce(sum(greatest(-${latePayments.difference}, 0)), 0)`,
  )}`.mapWith(Number),
  recovered: ofOrders(
    sql`coalesce(sum(${closingOrders.recovered}) filter (where ${closingOrders.state} = 'recuperado'), 0)`,
  ),
  contested: ofOrders(sql`count(*) filter (where ${closingOrders.state} = 'contestado')`),
  late: ofLate(sql`count(*)`),
  outdated: closings.outdated,
  revision: closings.revision,
}

/** A closing as somebody knows it: with another `revision` it is left as it is. */
type Known = { userId: string; id: string; revision: number | undefined }

export function closingRepository(database: Database) {
  const isIt = (userId: string, id: string, revision?: number) =>
    and(
      eq(closings.userId, userId),
      eq(closings.id, id),
      revision === undefined ? undefined : eq(closings.revision, revision),
    )
  const nextRevision = sql`${closings.revision} + 1`
  const changedColumns = { id: closings.id, outdated: closings.outdated, revision: closings.revision }

  const months = { id: closings.id, month: closings.month, year: closings.year, duplicate: isLater }
  const inOrder = [asc(closings.year), asc(closings.month), asc(closings.sequence)]

  const all = (userId: string): Promise<ClosingSummary[]> =>
    database
      .select(months)
      .from(closings)
      .where(eq(closings.userId, userId))
      .orderBy(...inOrder)

  const allWithFigures = (userId: string): Promise<ClosingWithFigures[]> =>
    database
      .select({ ...months, figures })
      .from(closings)
      .where(eq(closings.userId, userId))
      .orderBy(...inOrder)

  return {
    /** Oldest month first, within a month oldest closing first. */
    all,
    allWithFigures,

    /** Everything but the rows. */
    async summary(
      userId: string,
      id: string,
    ): Promise<(ClosingWithFigures & { receipts: ClosingReceipts }) | undefined> {
      const [found] = await database
        .select({ receipts: closings.receipts })
        .from(closings)
        .where(isIt(userId, id))
      const known = (await allWithFigures(userId)).find((closing) => closing.id === id)
      return found && known && { ...known, ...found }
    },

    /** Rows as the JSON text that is stored. */
    async rows<Name extends Column>(
      userId: string,
      id: string,
      ...columns: Name[]
    ): Promise<Record<Name, string> | undefined> {
      const texts = columns.map((name) => [name, sql<string>`${closings[name]}::text`])
      const [found] = await database.select(Object.fromEntries(texts)).from(closings).where(isIt(userId, id))
      return found as Record<Name, string> | undefined
    },

    async add(userId: string, month: number, year: number): Promise<{ id: string }> {
      const [added] = await database
        .insert(closings)
        .values({ userId, month, year })
        .returning({ id: closings.id })
      if (!added) throw new Error('the insert answered no row')
      return added
    },

    async one(userId: string, id: string): Promise<(ClosingSummary & ClosingTexts) | undefined> {
      const [texts] = await database
        .select({
          quantity: closings.quantity,
          totalErrors: closings.totalErrors,
          outdated: closings.outdated,
          revision: closings.revision,
          requests: sql<string>`${closings.requests}::text`,
          errors: sql<string>`${closings.errors}::text`,
          unmatched: sql<string>`${closings.unmatched}::text`,
        })
        .from(closings)
        .where(isIt(userId, id))
      const summary = (await all(userId)).find((closing) => closing.id === id)
      return texts && summary && { ...summary, ...texts }
    },

    /** Takes the orders as JSON; results computed before them are marked, and receipts of older ones forgotten. */
    async replaceRequests({ userId, id, revision }: Known, requests: Buffer): Promise<Changed | undefined> {
      const hasOrders = requests.includes('{')
      const [changed] = await database
        .update(closings)
        .set({
          requests: sql`${requests}::json`,
          hasOrders,
          outdated: sql`${closings.hasResults}`,
          receipts: sql`((${closings.receipts}::jsonb - 'orderMonths') || '{"orders": null}'::jsonb)::json`,
          revision: nextRevision,
        })
        .where(isIt(userId, id, revision))
        .returning(changedColumns)
      return changed
    },

    /** Takes the four results as one JSON object; what was paid late stays only of orders that are still unmatched. */
    async replaceResults({ userId, id, revision }: Known, object: Buffer): Promise<Changed | undefined> {
      const results = sql`json_to_record(${object}::json)
        as results(errors json, unmatched json, quantity numeric, "totalErrors" numeric)`
      return database.transaction(async (transaction) => {
        const [changed] = await transaction
          .update(closings)
          .set({
            errors: sql`results.errors`,
            unmatched: sql`results.unmatched`,
            quantity: sql`results.quantity::bigint`,
            totalErrors: sql`results."totalErrors"`,
            differenceCount: sql`json_array_length(results.errors)`,
            unmatchedCount: sql`json_array_length(results.unmatched)`,
            lost: sql`(
              select coalesce(sum(round(greatest(-(one->>'Diferenca')::numeric, 0) * 100)), 0)
              from json_array_elements(results.errors) as one
            )`,
            hasResults: true,
            outdated: false,
            revision: nextRevision,
          })
          .from(results)
          .where(isIt(userId, id, revision))
          .returning(changedColumns)
        if (changed) {
          await transaction.execute(sql`
            delete from late_payments where closing_id = ${id} and order_id not in (
              select one->>'ID do pedido' from closings, json_array_elements(unmatched) as one where id = ${id}
            )`)
        }
        return changed
      })
    },

    /** Replaces the receipts that are given and leaves the others. */
    async replaceReceipts(
      { userId, id, revision }: Known,
      given: { [Slot in keyof ClosingReceipts]?: ClosingReceipts[Slot] | undefined },
    ): Promise<Changed | undefined> {
      const [changed] = await database
        .update(closings)
        .set({ receipts: sql`(${closings.receipts}::jsonb || ${JSON.stringify(given)}::jsonb)::json` })
        .where(isIt(userId, id, revision))
        .returning(changedColumns)
      return changed
    },

    /** Whether there was one to remove. */
    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await database.delete(closings).where(isIt(userId, id)).returning({ id: closings.id })
      return removed.length > 0
    },
  }
}
