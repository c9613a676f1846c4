import type { WireListing } from '@vendaclara/contract/pricing'
import type { CalendarDate } from '@vendaclara/core/calendar'
import { type Marketplace, marketplaceEntries } from '@vendaclara/core/pricing'
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { isTaken } from '../../database/failures/database-failure.ts'
import { listings } from './listing.tables.ts'
import { inCents, recording } from './listing-price.repository.ts'

export type StoredListing = typeof listings.$inferSelect

const { sequence: _place, ...written } = getTableColumns(listings)
const { userId: _owner, marketplace: _marketplace, id, ...own } = written
const columnNames = sql.raw(
  Object.values(written)
    .map(({ name }) => `"${name}"`)
    .join(', '),
)
const ownNames = sql.raw(
  Object.values(own)
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

export function listingRepository(database: Database) {
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
     * Replaces a stored listing that keeps its SKU, so that neither quota nor SKU can stand against it: this one statement is
     * the whole save, its prices of the day with it. False where that is not so, or where another save was at it meanwhile.
     */
    async replace(
      userId: string,
      marketplace: Marketplace,
      { listing, day }: { listing: WireListing; day: CalendarDate },
    ): Promise<boolean> {
      const columns = columnsOf(listing)
      const isIt = areThose(userId, marketplace, [listing.id])
      const [salePrice, currentPrice] = [inCents(listing.salePrice), inCents(listing.currentPrice)]
      const { rows } = await database.execute(sql`
        with seen as materialized (
          select xmin as version from listings
          where ${isIt} and sku is not distinct from ${columns.sku ?? null}
        ), replaced as (
          update listings set (${ownNames}) = (
            select ${ownNames} from json_populate_record(null::listings, ${JSON.stringify(columns)}::json))
          from seen where ${isIt} and listings.xmin = seen.version returning listings.id
        ), saved as (
          select id as listing_id, ${salePrice}::bigint as sale_price, ${currentPrice}::bigint as current_price
          from replaced
        ), ${recording({ userId, marketplace, day })}
        select id from replaced`)
      return rows.length > 0
    },

    /**
     * Saves listings, each with an id of its own, and their prices of the day; the first of them last, so that it stands
     * first. Answers false where a SKU is another listing's; several belong into a transaction.
     */
    async saveAll(
      userId: string,
      marketplace: Marketplace,
      { many, day }: { many: readonly WireListing[]; day: CalendarDate },
    ): Promise<boolean> {
      const ids = many.map((listing) => listing.id)
      // Two listings may have changed their SKUs for each other's.
      if (many.length > 1) {
        await database
          .update(listings)
          .set({ sku: null })
          .where(areThose(userId, marketplace, ids))
      }
      const owner = { user_id: userId, marketplace: marketplaceEntries[marketplace].word }
      const rows = many.toReversed().map((listing) => ({ ...owner, ...columnsOf(listing) }))
      const column = (values: readonly unknown[]) => sql.param(values)
      try {
        // As one value, because statements of thousands of values take long to put together.
        await database.execute(sql`
          with written as (
            insert into listings (${columnNames}) select ${columnNames}
            from json_populate_recordset(null::listings, ${JSON.stringify(rows)}::json)
            on conflict (user_id, marketplace, id) do update set ${replaced}
          ), saved as (
            select * from unnest(
              ${column(ids)}::text[],
              ${column(many.map(({ salePrice }) => inCents(salePrice)))}::bigint[],
              ${column(many.map(({ currentPrice }) => inCents(currentPrice)))}::bigint[]
            ) as given (listing_id, sale_price, current_price)
          ), ${recording({ userId, marketplace, day })}
          select`)
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
