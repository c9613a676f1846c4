import type { StoredProduct } from '@vendaclara/contract/products'
import type { Product } from '@vendaclara/core/products'
import { type AnyColumn, and, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { isTaken } from '../../database/failures/database-failure.ts'
import { productKeys, products } from './products.tables.ts'

/** Reading this many takes a few milliseconds. */
const rowsOfPage = 200

const stored = { changeId: products.changeId, product: products.product }
const onWire = (row: { changeId: string; product: Product }): StoredProduct => ({
  ...row.product,
  version: row.changeId,
})

/** A stored row and the change that stored it. */
export interface Changed<Row> {
  readonly row: Row
  readonly changeId: string
}

/** Which value a new row would repeat. */
export type Taken = 'sku' | 'key'

/** Texts as one parameter: a statement with one for each of thousands takes long to build. */
export const texts = (many: readonly (string | null)[]): SQL => sql`${sql.param(many)}::text[]`
export const isAmong = (column: AnyColumn, many: readonly string[]): SQL =>
  sql`${column} = any(${texts(many)})`

const areThose = (userId: string, ids: readonly string[]) =>
  and(eq(products.userId, userId), isAmong(products.id, ids))

export function productRepository(database: Database) {
  return {
    /** All products, page by page, in the order of their ids. */
    async *pages(userId: string): AsyncGenerator<readonly StoredProduct[]> {
      for (let last = ''; ; ) {
        const rows = await database
          .select({ id: products.id, ...stored })
          .from(products)
          .where(and(eq(products.userId, userId), gt(products.id, last)))
          .orderBy(products.id)
          .limit(rowsOfPage)
        const end = rows.at(-1)
        if (!end) return
        yield rows.map(onWire)
        last = end.id
      }
    },

    /** The stored ones of these products, by their ids. */
    async those(userId: string, ids: readonly string[]): Promise<ReadonlyMap<string, StoredProduct>> {
      const rows = await database.select(stored).from(products).where(areThose(userId, ids))
      return new Map(rows.map((row) => [row.product.id, onWire(row)]))
    },

    count: (userId: string): Promise<number> => database.$count(products, eq(products.userId, userId)),

    async remove(userId: string, ids: readonly string[]): Promise<void> {
      await database.delete(products).where(areThose(userId, ids))
    },

    /** See {@link saveProducts}. */
    save: (userId: string, many: readonly Product[], changeId: string) =>
      saveProducts(database, userId, many, changeId),

    /** All kits, by their ids. */
    async kits(userId: string): Promise<ReadonlyMap<string, Pick<Product, 'kit'>>> {
      const rows = await database
        .select({ id: products.id, kit: products.kit })
        .from(products)
        .where(and(eq(products.userId, userId), sql`${products.kit} <> '[]'`))
      return new Map(rows.map(({ id, kit }) => [id, { kit }]))
    },

    /** Those of the ids that have no product. */
    async unknown(userId: string, ids: readonly string[]): Promise<readonly string[]> {
      const rows = await database.select({ id: products.id }).from(products).where(areThose(userId, ids))
      const known = new Set(rows.map(({ id }) => id))
      return ids.filter((id) => !known.has(id))
    },
  }
}

/** Stores products with their keys. Returns what another product has already; then nothing may be kept. */
async function saveProducts(
  database: Database,
  userId: string,
  many: readonly Product[],
  changeId: string,
): Promise<Taken | undefined> {
  const ids = many.map(({ id }) => id)
  // Two products of a change may have swapped their SKUs or keys.
  await database.update(products).set({ sku: null }).where(areThose(userId, ids))
  await database
    .delete(productKeys)
    .where(and(eq(productKeys.userId, userId), isAmong(productKeys.productId, ids)))
  try {
    await database.execute(sql`
      insert into products (user_id, change_id, id, sku, kit, product)
      select ${userId}, ${changeId}, id, sku, kit::jsonb, product::json from unnest(
        ${texts(ids)},
        ${texts(many.map(({ sku }) => sku || null))},
        ${texts(many.map(({ kit }) => JSON.stringify(kit)))},
        ${texts(many.map((product) => JSON.stringify(product)))}
      ) as given (id, sku, kit, product)
      on conflict (user_id, id) do update
      set change_id = excluded.change_id, sku = excluded.sku, kit = excluded.kit, product = excluded.product`)
  } catch (error) {
    if (isTaken(error)) return 'sku'
    throw error
  }
  const keys = many.flatMap((product) => product.keys.map((key) => ({ ...key, product: product.id })))
  try {
    await database.execute(sql`
      insert into product_keys (user_id, marketplace, kind, key, variation, product_id)
      select ${userId}, * from unnest(
        ${texts(keys.map(({ marketplace }) => marketplace))},
        ${texts(keys.map(({ kind }) => kind))},
        ${texts(keys.map(({ id }) => id))},
        ${texts(keys.map(({ variation }) => variation))},
        ${texts(keys.map(({ product }) => product))})`)
  } catch (error) {
    if (isTaken(error)) return 'key'
    throw error
  }
  return undefined
}
