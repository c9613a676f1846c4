import type { SupplierItem } from '@vendaclara/core/products'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { type Changed, inParts } from './product.repository.ts'
import { supplierItems } from './products.tables.ts'

type Named = Pick<SupplierItem, 'supplier' | 'code'>

const item = {
  supplier: supplierItems.supplier,
  code: supplierItems.code,
  product: supplierItems.productId,
  pack: supplierItems.pack,
}

export const itemText = ({ supplier, code }: Named) => `${supplier} ${code}`

const areItems = (some: readonly Named[]) =>
  sql`(${supplierItems.supplier}, ${supplierItems.code}) in (select * from unnest(
    ${sql.param(some.map(({ supplier }) => supplier))}::text[],
    ${sql.param(some.map(({ code }) => code))}::text[]))`

/** Which product each supplier's code is. */
export function supplierItemRepository(database: Database) {
  const itemsWhere = async (userId: string, condition: SQL | undefined) => {
    const rows = await database
      .select({ changeId: supplierItems.changeId, row: item })
      .from(supplierItems)
      .where(and(eq(supplierItems.userId, userId), condition))
      .orderBy(supplierItems.supplier, supplierItems.code)
    return rows as Changed<SupplierItem>[]
  }

  return {
    all: async (userId: string) => (await itemsWhere(userId, undefined)).map(({ row }) => row),

    count: (userId: string) => database.$count(supplierItems, eq(supplierItems.userId, userId)),

    /** The items of these codes, and those of these products. */
    async of(
      userId: string,
      codes: readonly Named[],
      products: readonly string[],
    ): Promise<ReadonlyMap<string, Changed<SupplierItem>>> {
      const isOfThem = sql`${supplierItems.productId} = any(${sql.param([...products])}::text[])`
      const found = await itemsWhere(userId, or(areItems(codes), isOfThem))
      return new Map(found.map((one) => [itemText(one.row), one]))
    },

    async save(userId: string, many: readonly SupplierItem[], changeId: string): Promise<void> {
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

    async remove(userId: string, many: readonly Named[]): Promise<void> {
      if (many.length === 0) return
      await database.delete(supplierItems).where(and(eq(supplierItems.userId, userId), areItems(many)))
    },
  }
}
