import type { SupplierItem } from '@vendaclara/core/products'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { inPages } from '../../database/large/in-pages.ts'
import { type Changed, isAmong, texts } from './product.repository.ts'
import { supplierItems } from './products.tables.ts'

const rowsOfPage = 500

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
    ${texts(some.map(({ supplier }) => supplier))},
    ${texts(some.map(({ code }) => code))}))`

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
    /** By supplier and code, page by page. */
    pages: (userId: string): AsyncGenerator<SupplierItem[]> =>
      inPages(rowsOfPage, (last?: SupplierItem) =>
        database
          .select(item)
          .from(supplierItems)
          .where(
            and(
              eq(supplierItems.userId, userId),
              last &&
                sql`(${supplierItems.supplier}, ${supplierItems.code}) > (${last.supplier}, ${last.code})`,
            ),
          )
          .orderBy(supplierItems.supplier, supplierItems.code)
          .limit(rowsOfPage),
      ),

    count: (userId: string) => database.$count(supplierItems, eq(supplierItems.userId, userId)),

    /** The items of these codes, and those of these products. */
    async of(
      userId: string,
      codes: readonly Named[],
      products: readonly string[],
    ): Promise<ReadonlyMap<string, Changed<SupplierItem>>> {
      const isOfThem = isAmong(supplierItems.productId, products)
      const found = await itemsWhere(userId, or(areItems(codes), isOfThem))
      return new Map(found.map((one) => [itemText(one.row), one]))
    },

    async save(userId: string, many: readonly SupplierItem[], changeId: string): Promise<void> {
      await database.execute(sql`
        insert into supplier_items (user_id, change_id, supplier, code, product_id, pack)
        select ${userId}, ${changeId}, supplier, code, product, pack::integer from unnest(
          ${texts(many.map(({ supplier }) => supplier))},
          ${texts(many.map(({ code }) => code))},
          ${texts(many.map(({ product }) => product))},
          ${texts(many.map(({ pack }) => String(pack)))}
        ) as given (supplier, code, product, pack)
        on conflict (user_id, supplier, code) do update
        set change_id = excluded.change_id, product_id = excluded.product_id, pack = excluded.pack`)
    },

    async remove(userId: string, many: readonly Named[]): Promise<void> {
      if (many.length === 0) return
      await database.delete(supplierItems).where(and(eq(supplierItems.userId, userId), areItems(many)))
    },
  }
}
