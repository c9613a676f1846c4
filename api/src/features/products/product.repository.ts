import type { StoredProduct } from '@vendaclara/contract/products'
import type { Product } from '@vendaclara/core/products'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { isTaken } from '../../database/failures/database-failure.ts'
import { productKeys, products } from './products.tables.ts'

/** Reading this many takes a few milliseconds. */
const rowsOfPage = 200
/** A statement that names this many rows is short enough. */
const rowsAtOnce = 1000

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

const areThose = (userId: string, ids: readonly string[]) =>
  and(eq(products.userId, userId), inArray(products.id, [...ids]))

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
      const found = new Map<string, StoredProduct>()
      for (const some of inParts(ids)) {
        const rows = await database.select(stored).from(products).where(areThose(userId, some))
        for (const row of rows) found.set(row.product.id, onWire(row))
      }
      return found
    },

    count: (userId: string): Promise<number> => database.$count(products, eq(products.userId, userId)),

    async remove(userId: string, ids: readonly string[]): Promise<void> {
      for (const some of inParts(ids)) await database.delete(products).where(areThose(userId, some))
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
      const known = new Set<string>()
      for (const some of inParts(ids)) {
        const rows = await database.select({ id: products.id }).from(products).where(areThose(userId, some))
        for (const { id } of rows) known.add(id)
      }
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
  for (const some of inParts(ids)) {
    await database.update(products).set({ sku: null }).where(areThose(userId, some))
    const isTheirs = inArray(productKeys.productId, [...some])
    await database.delete(productKeys).where(and(eq(productKeys.userId, userId), isTheirs))
  }
  try {
    for (const some of inParts(many)) await insert(database, userId, some, changeId)
  } catch (error) {
    if (isTaken(error)) return 'sku'
    throw error
  }
  const keys = many.flatMap((product) =>
    product.keys.map(({ marketplace, kind, id: key, variation }) => ({
      userId,
      marketplace,
      kind,
      key,
      variation,
      productId: product.id,
    })),
  )
  try {
    for (const some of inParts(keys)) await database.insert(productKeys).values([...some])
  } catch (error) {
    if (isTaken(error)) return 'key'
    throw error
  }
  return undefined
}

async function insert(database: Database, userId: string, many: readonly Product[], changeId: string) {
  const rows = many.map((product) => ({
    userId,
    id: product.id,
    changeId,
    sku: product.sku || null,
    kit: product.kit,
    product,
  }))
  await database
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({
      target: [products.userId, products.id],
      set: {
        changeId,
        sku: sql`excluded.sku`,
        kit: sql`excluded.kit`,
        product: sql`excluded.product`,
      },
    })
}

export function* inParts<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) yield rows.slice(start, start + rowsAtOnce)
}
