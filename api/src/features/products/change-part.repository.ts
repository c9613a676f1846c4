import type { ChangePart } from '@vendaclara/contract/products'
import { and, eq, lt, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { productChangeParts } from './products.tables.ts'

const day = 24 * 60 * 60 * 1000

/** Rows of changes that did not come whole yet. */
export function changePartRepository(database: Database) {
  const isOf = (userId: string, changeId: string) =>
    and(eq(productChangeParts.userId, userId), eq(productChangeParts.changeId, changeId))

  return {
    /** Keeps a part in place of those of other changes: an account waits for one at a time. */
    async put(userId: string, changeId: string, part: number, rows: ChangePart, sentAt: Date): Promise<void> {
      await database
        .delete(productChangeParts)
        .where(and(eq(productChangeParts.userId, userId), ne(productChangeParts.changeId, changeId)))
      await database
        .insert(productChangeParts)
        .values({ userId, changeId, part, rows, sentAt })
        .onConflictDoUpdate({
          target: [productChangeParts.userId, productChangeParts.changeId, productChangeParts.part],
          set: { rows, sentAt },
        })
    },

    async of(userId: string, changeId: string): Promise<readonly ChangePart[]> {
      const found = await database
        .select({ rows: productChangeParts.rows })
        .from(productChangeParts)
        .where(isOf(userId, changeId))
        .orderBy(productChangeParts.part)
      return found.map(({ rows }) => rows)
    },

    async remove(userId: string, changeId: string): Promise<void> {
      await database.delete(productChangeParts).where(isOf(userId, changeId))
    },

    async removeOld(now: Date): Promise<void> {
      await database
        .delete(productChangeParts)
        .where(lt(productChangeParts.sentAt, new Date(now.getTime() - day)))
    },
  }
}
