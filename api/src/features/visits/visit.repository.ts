import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { pageVisits } from './visit.tables.ts'

export function visitRepository(database: Database) {
  return {
    /** Counts one visit. A single statement, so none is lost. */
    async count(day: string, page: string): Promise<void> {
      await database
        .insert(pageVisits)
        .values({ day, page, count: 1 })
        .onConflictDoUpdate({
          target: [pageVisits.day, pageVisits.page],
          set: { count: sql`${pageVisits.count} + 1` },
        })
    },
  }
}
