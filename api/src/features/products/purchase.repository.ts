import type { Purchase } from '@vendaclara/core/products'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { type Changed, inParts } from './product.repository.ts'
import { purchases } from './products.tables.ts'

const rowsOfPage = 100

export function purchaseRepository(database: Database) {
  return {
    /** All purchases, page by page, in the order of their keys. */
    async *pages(userId: string): AsyncGenerator<readonly Purchase[]> {
      for (let last = ''; ; ) {
        const rows = await database
          .select({ purchase: purchases.purchase })
          .from(purchases)
          .where(and(eq(purchases.userId, userId), gt(purchases.key, last)))
          .orderBy(purchases.key)
          .limit(rowsOfPage)
        const end = rows.at(-1)
        if (!end) return
        yield rows.map(({ purchase }) => purchase)
        last = end.purchase.key
      }
    },

    async those(userId: string, keys: readonly string[]): Promise<ReadonlyMap<string, Changed<Purchase>>> {
      const found = new Map<string, Changed<Purchase>>()
      for (const some of inParts(keys)) {
        const rows = await database
          .select({ changeId: purchases.changeId, row: purchases.purchase })
          .from(purchases)
          .where(and(eq(purchases.userId, userId), inArray(purchases.key, [...some])))
        for (const one of rows) found.set(one.row.key, one)
      }
      return found
    },

    async save(userId: string, many: readonly Purchase[], changeId: string): Promise<void> {
      const rows = many.map((purchase) => ({
        userId,
        key: purchase.key,
        changeId,
        lines: purchase.lines.length,
        purchase,
      }))
      const set = { changeId, lines: sql`excluded.lines`, purchase: sql`excluded.purchase` }
      for (const some of inParts(rows)) {
        const target = [purchases.userId, purchases.key]
        await database
          .insert(purchases)
          .values([...some])
          .onConflictDoUpdate({ target, set })
      }
    },

    async remove(userId: string, keys: readonly string[]): Promise<void> {
      for (const some of inParts(keys)) {
        await database
          .delete(purchases)
          .where(and(eq(purchases.userId, userId), inArray(purchases.key, [...some])))
      }
    },

    /** How many purchases and lines of them the account has. */
    async counts(userId: string): Promise<{ readonly purchases: number; readonly lines: number }> {
      const [counted] = await database
        .select({
          purchases: sql<string>`count(*)`,
          lines: sql<string>`coalesce(sum(${purchases.lines}), 0)`,
        })
        .from(purchases)
        .where(eq(purchases.userId, userId))
      return { purchases: Number(counted?.purchases), lines: Number(counted?.lines) }
    },
  }
}
