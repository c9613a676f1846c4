import { type PastChange, undoBounds } from '@vendaclara/contract/products'
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { productChanges } from './products.tables.ts'

type Stored = typeof productChanges.$inferSelect

const day = 24 * 60 * 60 * 1000
const oldest = (now: Date) => new Date(now.getTime() - undoBounds.days * day)

const shown = {
  id: productChanges.id,
  kind: productChanges.kind,
  name: productChanges.name,
  madeAt: productChanges.madeAt,
  products: productChanges.products,
  purchases: productChanges.purchases,
  isUndone: productChanges.isUndone,
}

/** The changes that can be taken back. */
export function changeRepository(database: Database) {
  const isOne = (userId: string, id: string) =>
    and(eq(productChanges.userId, userId), eq(productChanges.id, id))

  return {
    async last(userId: string, now: Date): Promise<readonly PastChange[]> {
      const rows = await database
        .select(shown)
        .from(productChanges)
        .where(and(eq(productChanges.userId, userId), gt(productChanges.madeAt, oldest(now))))
        .orderBy(desc(productChanges.madeAt), desc(productChanges.id))
        .limit(undoBounds.changes)
      return rows.map(({ madeAt, ...row }) => ({ ...row, madeAt: madeAt.toISOString() }))
    },

    has: async (userId: string, id: string): Promise<boolean> =>
      (await database.$count(productChanges, isOne(userId, id))) > 0,

    async find(userId: string, id: string, now: Date): Promise<Stored | undefined> {
      const [found] = await database.select().from(productChanges).where(isOne(userId, id))
      return found && found.madeAt > oldest(now) ? found : undefined
    },

    /** Adds a change and forgets those before the last ones, of `mostBytes` together. The added one stays in any case. */
    async add(change: Omit<Stored, 'isUndone'>, mostBytes: number): Promise<void> {
      await database.insert(productChanges).values(change)
      await database.execute(sql`
        delete from product_changes where user_id = ${change.userId} and id in (
          select id from (
            select id, row_number() over latest as place, sum(pg_column_size(inverse)) over latest as bytes
            from product_changes where user_id = ${change.userId}
            window latest as (order by id = ${change.id} desc, made_at desc, id desc)) as kept
          where place > ${undoBounds.changes} or (place > 1 and bytes > ${mostBytes}))`)
    },

    async markUndone(userId: string, id: string): Promise<void> {
      await database.update(productChanges).set({ isUndone: true }).where(isOne(userId, id))
    },

    async removeOld(now: Date): Promise<void> {
      await database.delete(productChanges).where(lt(productChanges.madeAt, oldest(now)))
    },
  }
}
