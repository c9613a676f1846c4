import type { ClosingFigures } from '@vendaclara/contract/closing'
import { monthFigures } from '@vendaclara/contract/closing-month'
import type { ClosingReceipts } from '@vendaclara/contract/closing-receipt'
import { cents } from '@vendaclara/core/money'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { closingOrders, closings, latePayments } from './closing.tables.ts'
import { judgeLate, lateDifferences, monthTexts } from './late-payments.repository.ts'

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

const ofOrders = <Value>(value: SQL, read: (stored: string) => Value) =>
  sql`(select ${value} from ${closingOrders} where ${closingOrders.closingId} = ${closings.id})`.mapWith(read)
const centsOf = (stored: string) => cents(Number(stored))

/** Those of the closing's own files, without what the income of others paid. */
const ownFigures = {
  hasOrders: closings.hasOrders,
  hasResults: closings.hasResults,
  quantity: closings.quantity,
  totalErrors: closings.totalErrors,
  differences: closings.differenceCount,
  unmatched: closings.unmatchedCount,
  lost: closings.lost,
  recovered: ofOrders(
    sql`coalesce(sum(${closingOrders.recovered}) filter (where ${closingOrders.state} = 'recuperado'), 0)`,
    centsOf,
  ),
  contested: ofOrders(sql`count(*) filter (where ${closingOrders.state} = 'contestado')`, Number),
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

  /** With what the income of other closings paid; of all but that of `without`. */
  const allWithFigures = async (userId: string, without?: string): Promise<ClosingWithFigures[]> => {
    const own = await database
      .select({ ...months, figures: ownFigures })
      .from(closings)
      .where(eq(closings.userId, userId))
      .orderBy(...inOrder)
    const late = await lateDifferences(database, userId, without)
    return own.map(({ figures, ...closing }) => ({
      ...closing,
      figures: { ...figures, ...monthFigures(figures, late(closing.id)) },
    }))
  }

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

    /** With what the income of other closings paid of it. */
    async one(userId: string, id: string): Promise<(ClosingSummary & ClosingTexts) | undefined> {
      const [texts] = await database
        .select({
          requests: sql<string>`${closings.requests}::text`,
          errors: sql<string>`${closings.errors}::text`,
          unmatched: sql<string>`${closings.unmatched}::text`,
        })
        .from(closings)
        .where(isIt(userId, id))
      const known = (await allWithFigures(userId)).find((closing) => closing.id === id)
      if (!texts || !known) return undefined
      const {
        figures: { quantity, totalErrors, outdated, revision },
        ...summary
      } = known
      const month = await monthTexts(database, userId, id, texts)
      return { ...summary, quantity, totalErrors, outdated, revision, requests: texts.requests, ...month }
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

    /** Takes the four results as one JSON object; what was paid late of its orders is judged anew. */
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
        if (changed) await judgeLate(transaction, eq(latePayments.closingId, id))
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

    count: (userId: string): Promise<number> => database.$count(closings, eq(closings.userId, userId)),

    /** What the closings of an account take up with what is kept of their orders, compressed as it is stored. */
    async bytes(userId: string): Promise<number> {
      const ofRows = (table: SQL) => sql`(select coalesce(sum(pg_column_size(${table}.*)), 0)
        from ${table} join closings on closings.id = ${table}.closing_id where closings.user_id = ${userId})`
      const { rows } = await database.execute<{ bytes: string }>(sql`
        select ${ofRows(sql`closing_orders`)} + ${ofRows(sql`late_payments`)} + coalesce(sum(
          pg_column_size(requests) + pg_column_size(errors) + pg_column_size(unmatched) + pg_column_size(receipts)
        ), 0) as bytes from closings where user_id = ${userId}`)
      return Number(rows[0]?.bytes)
    },

    /** Whether there was one to remove. */
    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await database.delete(closings).where(isIt(userId, id)).returning({ id: closings.id })
      return removed.length > 0
    },
  }
}
