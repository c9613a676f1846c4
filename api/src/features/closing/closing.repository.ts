import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { closings } from './closing.tables.ts'

export type ClosingSummary = { id: string; month: number; year: number; duplicate: boolean }
export type ClosingTexts = {
  quantity: number
  totalErrors: number
  outdated: boolean
  requests: string
  errors: string
  unmatched: string
}
type Changed = { id: string; outdated: boolean }

const isLater = sql<boolean>`row_number() over (
  partition by ${closings.year}, ${closings.month} order by ${closings.sequence}
) > 1`

export function closingRepository(database: Database) {
  const isIt = (userId: string, id: string) => and(eq(closings.userId, userId), eq(closings.id, id))

  const all = (userId: string): Promise<ClosingSummary[]> =>
    database
      .select({ id: closings.id, month: closings.month, year: closings.year, duplicate: isLater })
      .from(closings)
      .where(eq(closings.userId, userId))
      .orderBy(asc(closings.year), asc(closings.month), asc(closings.sequence))

  return {
    /** Oldest month first, within a month oldest closing first. */
    all,

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
          requests: sql<string>`${closings.requests}::text`,
          errors: sql<string>`${closings.errors}::text`,
          unmatched: sql<string>`${closings.unmatched}::text`,
        })
        .from(closings)
        .where(isIt(userId, id))
      const summary = (await all(userId)).find((closing) => closing.id === id)
      return texts && summary && { ...summary, ...texts }
    },

    /** Takes the orders as JSON; results computed before them are marked. */
    async replaceRequests(userId: string, id: string, requests: Buffer): Promise<Changed | undefined> {
      const [changed] = await database
        .update(closings)
        .set({ requests: sql`${requests}::json`, outdated: sql`${closings.hasResults}` })
        .where(isIt(userId, id))
        .returning({ id: closings.id, outdated: closings.outdated })
      return changed
    },

    /** Takes the four results as one JSON object. */
    async replaceResults(userId: string, id: string, object: Buffer): Promise<Changed | undefined> {
      const results = sql`json_to_record(${object}::json)
        as results(errors json, unmatched json, quantity numeric, "totalErrors" numeric)`
      const [changed] = await database
        .update(closings)
        .set({
          errors: sql`results.errors`,
          unmatched: sql`results.unmatched`,
          quantity: sql`results.quantity::bigint`,
          totalErrors: sql`results."totalErrors"`,
          hasResults: true,
          outdated: false,
        })
        .from(results)
        .where(isIt(userId, id))
        .returning({ id: closings.id, outdated: closings.outdated })
      return changed
    },

    /** Whether there was one to remove. */
    async remove(userId: string, id: string): Promise<boolean> {
      const removed = await database.delete(closings).where(isIt(userId, id)).returning({ id: closings.id })
      return removed.length > 0
    },
  }
}
