import { and, asc, eq, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { agreements } from './agreement.tables.ts'

export type Agreement = Omit<typeof agreements.$inferSelect, 'id'>

export function agreementRepository(database: Database) {
  return {
    async add(agreement: Agreement): Promise<void> {
      await database.insert(agreements).values(agreement)
    },

    /** Removes what was agreed to without a purchase. */
    async removeUnpurchased(userId: string): Promise<void> {
      const isMeant = and(eq(agreements.userId, userId), ne(agreements.occasion, 'purchase'))
      await database.delete(agreements).where(isMeant)
    },

    async has(userId: string, version: string): Promise<boolean> {
      const found = await database
        .select({ id: agreements.id })
        .from(agreements)
        .where(and(eq(agreements.userId, userId), eq(agreements.version, version)))
        .limit(1)
      return found.length > 0
    },

    all(userId: string): Promise<Agreement[]> {
      return database
        .select()
        .from(agreements)
        .where(eq(agreements.userId, userId))
        .orderBy(asc(agreements.id))
    },
  }
}
