import type { WireListing } from '@vendaclara/contract/pricing'
import { toCents } from '@vendaclara/core/money'
import { type Marketplace, marketplaceEntries } from '@vendaclara/core/pricing'
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { isTaken } from '../../database/failures/database-failure.ts'
import { listings } from './listing.tables.ts'

export type StoredListing = typeof listings.$inferSelect

const { sequence: _place, ...written } = getTableColumns(listings)
const { userId: _owner, marketplace: _marketplace, id, ...own } = written
const columnNames = sql.raw(
  Object.values(written)
    .map(({ name }) => `"${name}"`)
    .join(', '),
)
const replaced = sql.raw(
  Object.values(own)
    .map(({ name }) => `"${name}" = excluded."${name}"`)
    .join(', '),
)

function columnsOf(listing: WireListing): Record<string, unknown> {
  const given: Record<string, unknown> = listing
  // As the driver writes text: half a letter, which a text cut within one has, is no JSON to the database.
  const stored = (value: unknown) => (typeof value === 'string' ? Buffer.from(value).toString() : value)
  return Object.fromEntries(
    Object.entries({ id, ...own }).map(([key, { name }]) => [name, stored(given[key])]),
  )
}

function areThose(userId: string, marketplace: Marketplace, ids: readonly string[]) {
  return and(
    eq(listings.userId, userId),
    eq(listings.marketplace, marketplace),
    inArray(listings.id, [...ids]),
  )
}

/** Replaces one listing that keeps its SKU and the prices kept last of it. */
function prepareReplace(database: Database) {
  const placeholder = sql.placeholder
  const salePrice = sql`${placeholder('keptSalePrice')}::bigint`
  const currentPrice = sql`${placeholder('keptCurrentPrice')}::bigint`
  return database
    .update(listings)
    .set(Object.fromEntries(Object.keys(own).map((name) => [name, sql`${placeholder(name)}`])))
    .where(
      and(
        eq(listings.userId, placeholder('userId')),
        eq(listings.marketplace, placeholder('marketplace')),
        eq(listings.id, placeholder('id')),
        sql`${listings.sku} is not distinct from ${placeholder('sku')}`,
        sql`coalesce((
          select (kept.sale_price, kept.current_price) is not distinct from (${salePrice}, ${currentPrice})
          from listing_prices as kept
          where kept.user_id = ${placeholder('userId')} and kept.marketplace = ${placeholder('marketplace')}
            and kept.listing_id = ${placeholder('id')}
          order by kept.day desc limit 1), coalesce(${salePrice}, 0) = 0 and ${currentPrice} is null)`,
      ),
    )
    .returning({ id: listings.id })
    .prepare('')
}

/** A price in reais in whole centavos, where there is one. */
export function inCents(price: number | null | undefined): number | null {
  return price === null || price === undefined ? null : toCents(price)
}

export function listingRepository(database: Database) {
  let replaceOne: ReturnType<typeof prepareReplace> | undefined

  return {
    /** Newest first; one that is replaced keeps its place. */
    all(userId: string): Promise<StoredListing[]> {
      return database
        .select()
        .from(listings)
        .where(eq(listings.userId, userId))
        .orderBy(desc(listings.sequence))
    },

    count: (userId: string): Promise<number> => database.$count(listings, eq(listings.userId, userId)),

    /**
     * Replaces a stored listing where neither quota nor SKU can stand against it and its prices are those kept last
     * (`listing_prices`), so that this one statement is the whole save; false where that is not so.
     */
    async replace(userId: string, marketplace: Marketplace, listing: WireListing): Promise<boolean> {
      replaceOne ??= prepareReplace(database)
      const missing = Object.fromEntries(Object.keys(own).map((name) => [name, null]))
      const owner = { userId, marketplace: marketplaceEntries[marketplace].word }
      const prices = {
        keptSalePrice: inCents(listing.salePrice),
        keptCurrentPrice: inCents(listing.currentPrice),
      }
      const replaced = await replaceOne.execute({ ...missing, ...listing, ...owner, ...prices })
      return replaced.length > 0
    },

    /**
     * Saves listings, each with an id of its own; the first of them last, so that it stands first. Answers false where a
     * SKU is another listing's; several belong into a transaction.
     */
    async saveAll(userId: string, marketplace: Marketplace, many: readonly WireListing[]): Promise<boolean> {
      // Two listings may have changed their SKUs for each other's.
      if (many.length > 1)
        await database
          .update(listings)
          .set({ sku: null })
          .where(
            areThose(
              userId,
              marketplace,
              many.map(({ id }) => id),
            ),
          )
      const owner = { user_id: userId, marketplace: marketplaceEntries[marketplace].word }
      const rows = many.toReversed().map((listing) => ({ ...owner, ...columnsOf(listing) }))
      try {
        // As one value, because statements of thousands of values take long to put together.
        await database.execute(sql`
          insert into listings (${columnNames}) select ${columnNames}
          from json_populate_recordset(null::listings, ${JSON.stringify(rows)}::json)
          on conflict (user_id, marketplace, id) do update set ${replaced}`)
        return true
      } catch (error) {
        if (isTaken(error)) return false
        throw error
      }
    },

    /** Answers how many of them there were. */
    async removeAll(userId: string, marketplace: Marketplace, ids: readonly string[]): Promise<number> {
      if (ids.length === 0) return 0
      const removed = await database
        .delete(listings)
        .where(areThose(userId, marketplace, ids))
        .returning({ id: listings.id })
      return removed.length
    },
  }
}
