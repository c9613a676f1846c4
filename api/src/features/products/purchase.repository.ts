import {
  firstProductSettings,
  type ProductSettings,
  type Purchase,
  type SupplierItem,
} from '@vendaclara/core/products'
import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { inParts } from './product.repository.ts'
import { productSettings, purchases, supplierItems } from './products.tables.ts'

const rowsOfPage = 100

/** A stored row and the change that stored it. */
interface Changed<Row> {
  readonly row: Row
  readonly changeId: string
}

const item = {
  supplier: supplierItems.supplier,
  code: supplierItems.code,
  product: supplierItems.productId,
  pack: supplierItems.pack,
}

export const itemText = ({ supplier, code }: Pick<SupplierItem, 'supplier' | 'code'>) => `${supplier} ${code}`

/** Purchases, which product each supplier's code is, and the settings by which they count. */
export function purchaseRepository(database: Database) {
  const itemsWhere = async (userId: string, condition: SQL | undefined) => {
    const rows = await database
      .select({ changeId: supplierItems.changeId, row: item })
      .from(supplierItems)
      .where(and(eq(supplierItems.userId, userId), condition))
      .orderBy(supplierItems.supplier, supplierItems.code)
    return rows as Changed<SupplierItem>[]
  }
  const areItems = (some: readonly Pick<SupplierItem, 'supplier' | 'code'>[]) =>
    sql`(${supplierItems.supplier}, ${supplierItems.code}) in (select * from unnest(
      ${sql.param(some.map(({ supplier }) => supplier))}::text[],
      ${sql.param(some.map(({ code }) => code))}::text[]))`

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
        ...{ userId, changeId, purchase, key: purchase.key, lines: purchase.lines.length },
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

    items: async (userId: string) => (await itemsWhere(userId, undefined)).map(({ row }) => row),

    countItems: (userId: string) => database.$count(supplierItems, eq(supplierItems.userId, userId)),

    /** The items of these codes, and those of these products. */
    async itemsOf(
      userId: string,
      codes: readonly Pick<SupplierItem, 'supplier' | 'code'>[],
      products: readonly string[],
    ): Promise<ReadonlyMap<string, Changed<SupplierItem>>> {
      const isOfThem = sql`${supplierItems.productId} = any(${sql.param([...products])}::text[])`
      const found = await itemsWhere(userId, or(areItems(codes), isOfThem))
      return new Map(found.map((one) => [itemText(one.row), one]))
    },

    async saveItems(userId: string, many: readonly SupplierItem[], changeId: string): Promise<void> {
      const rows = many.map(({ product: productId, ...one }) => ({ userId, changeId, productId, ...one }))
      const set = { changeId, productId: sql`excluded.product_id`, pack: sql`excluded.pack` }
      for (const some of inParts(rows)) {
        const target = [supplierItems.userId, supplierItems.supplier, supplierItems.code]
        await database
          .insert(supplierItems)
          .values([...some])
          .onConflictDoUpdate({ target, set })
      }
    },

    async removeItems(
      userId: string,
      many: readonly Pick<SupplierItem, 'supplier' | 'code'>[],
    ): Promise<void> {
      if (many.length === 0) return
      await database.delete(supplierItems).where(and(eq(supplierItems.userId, userId), areItems(many)))
    },

    async settings(userId: string): Promise<Changed<ProductSettings>> {
      const [found] = await database.select().from(productSettings).where(eq(productSettings.userId, userId))
      if (!found) return { row: firstProductSettings, changeId: '' }
      return { row: { method: found.method, taxIds: found.taxIds }, changeId: found.changeId }
    },

    async saveSettings(userId: string, settings: ProductSettings, changeId: string): Promise<void> {
      const set = { method: settings.method, taxIds: [...settings.taxIds], changeId }
      await database
        .insert(productSettings)
        .values({ userId, ...set })
        .onConflictDoUpdate({ target: productSettings.userId, set })
    },
  }
}
