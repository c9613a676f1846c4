import type { Purchase } from '@vendaclara/core/products'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { type Changed, isAmong, texts } from './product.repository.ts'
import { purchases } from './products.tables.ts'

const rowsOfPage = 100

const areThose = (userId: string, keys: readonly string[]) =>
  and(eq(purchases.userId, userId), isAmong(purchases.key, keys))

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
      const rows = await database
        .select({ changeId: purchases.changeId, row: purchases.purchase })
        .from(purchases)
        .where(areThose(userId, keys))
      return new Map(rows.map((one) => [one.row.key, one]))
    },

    async save(userId: string, many: readonly Purchase[], changeId: string): Promise<void> {
      await database.execute(sql`
        insert into purchases (user_id, change_id, key, lines, purchase)
        select ${userId}, ${changeId}, key, lines::integer, purchase::json from unnest(
          ${texts(many.map(({ key }) => key))},
          ${texts(many.map(({ lines }) => String(lines.length)))},
          ${texts(many.map((purchase) => JSON.stringify(purchase)))}
        ) as given (key, lines, purchase)
        on conflict (user_id, key) do update
        set change_id = excluded.change_id, lines = excluded.lines, purchase = excluded.purchase`)
    },

    async remove(userId: string, keys: readonly string[]): Promise<void> {
      await database.delete(purchases).where(areThose(userId, keys))
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
