import type { WireListing } from '@vendaclara/contract/pricing'
import type { CalendarDate } from '@vendaclara/core/calendar'
import { type Marketplace, marketplaceEntries } from '@vendaclara/core/pricing'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { isTaken } from '../../database/failures/database-failure.ts'
import { listings } from './listing.tables.ts'
import { inCents, recording } from './listing-price.repository.ts'

/** Reading and writing this many takes a few milliseconds. */
const rowsOfPage = 200

export type StoredListing = typeof listings.$inferSelect

/** A listing to be stored, by the name of this save; see `SavedListing` in the contract. */
export interface Save {
  readonly listing: WireListing & { version: string }
  readonly replaces: readonly (string | null)[] | undefined
}

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
  // Encoded as the driver does: a text cut inside a surrogate pair is not valid JSON for the database.
  const stored = (value: unknown) => (typeof value === 'string' ? Buffer.from(value).toString() : value)
  return Object.fromEntries(
    Object.entries({ id, ...own }).map(([key, { name }]) => [name, stored(given[key])]),
  )
}

function areThose(userId: string, marketplace: Marketplace, ids: readonly string[]) {
  return and(
    eq(listings.userId, userId),
    eq(listings.marketplace, marketplace),
    sql`${listings.id} = any(${sql.param(ids)}::text[])`,
  )
}

export function listingRepository(database: Database) {
  return {
    /** The ids of all listings, newest first. A replaced listing keeps its place. */
    async ids(userId: string): Promise<ReadonlyMap<Marketplace, readonly string[]>> {
      const found = await database
        .select({
          marketplace: listings.marketplace,
          ids: sql<string[]>`json_agg(${listings.id} order by ${listings.sequence} desc)`,
        })
        .from(listings)
        .where(eq(listings.userId, userId))
        .groupBy(listings.marketplace)
      return new Map(found.map(({ marketplace, ids }) => [marketplace, ids]))
    },

    /** The listings with these ids in this order, page by page, without those that were removed by then. */
    async *pages(
      userId: string,
      marketplace: Marketplace,
      ids: readonly string[],
    ): AsyncGenerator<StoredListing[]> {
      for (let start = 0; start < ids.length; start += rowsOfPage) {
        const some = ids.slice(start, start + rowsOfPage)
        const found = await database
          .select()
          .from(listings)
          .where(areThose(userId, marketplace, some))
        const byId = new Map(found.map((one) => [one.id, one]))
        yield some.flatMap((one) => byId.get(one) ?? [])
      }
    },

    count: (userId: string): Promise<number> => database.$count(listings, eq(listings.userId, userId)),

    /** See {@link replaceListing}. */
    replace: (userId: string, marketplace: Marketplace, save: Save & { day: CalendarDate }) =>
      replaceListing(database, userId, marketplace, save),

    /** The stored ones of some ids, which no other transaction can change until this one ends. */
    lock(userId: string, marketplace: Marketplace, ids: readonly string[]): Promise<StoredListing[]> {
      return database
        .select()
        .from(listings)
        .where(areThose(userId, marketplace, ids))
        .for('update')
    },

    /** See {@link saveListings}. */
    saveAll: (
      userId: string,
      marketplace: Marketplace,
      saved: { many: readonly Save['listing'][]; day: CalendarDate },
    ) => saveListings(database, userId, marketplace, saved),

    /** Returns how many of them existed. */
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

/**
 * Replaces a stored listing whose SKU stays the same, so neither the quota nor a taken SKU can prevent it. This
 * single statement is the whole save, including the prices of the day. Returns false if the listing, its SKU or its
 * version differs, or if another save came in between.
 */
async function replaceListing(
  database: Database,
  userId: string,
  marketplace: Marketplace,
  { listing, replaces, day }: Save & { day: CalendarDate },
): Promise<boolean> {
  const columns = columnsOf(listing)
  const isIt = areThose(userId, marketplace, [listing.id])
  const isExpected = replaces
    ? sql`version = any(${sql.param([...replaces, listing.version])}::text[])`
    : sql`true`
  const [salePrice, currentPrice] = [inCents(listing.salePrice), inCents(listing.currentPrice)]
  const { rows } = await database.execute(sql`
    with seen as materialized (
      select xmin as seen_at from listings
      where ${isIt} and ${isExpected} and sku is not distinct from ${columns.sku ?? null}
    ), replaced as (
      update listings set (${ownNames}) = (
        select ${ownNames} from json_populate_record(null::listings, ${JSON.stringify(columns)}::json))
      from seen where ${isIt} and listings.xmin = seen.seen_at returning listings.id
    ), saved as (
      select id as listing_id, ${salePrice}::bigint as sale_price, ${currentPrice}::bigint as current_price
      from replaced
    ), ${recording({ userId, marketplace, day })}
    select id from replaced`)
  return rows.length > 0
}

/**
 * Saves listings with their ids, and their prices of the day. The first one is written last, so it is listed
 * first. Returns false if another listing has one of the SKUs. Call it in a transaction.
 */
async function saveListings(
  database: Database,
  userId: string,
  marketplace: Marketplace,
  { many, day }: { many: readonly Save['listing'][]; day: CalendarDate },
): Promise<boolean> {
  const ids = many.map((listing) => listing.id)
  // Two listings may have swapped their SKUs. And a save under way is waited for here: the statement below would not
  // see the prices that are stored while it waits.
  await database
    .update(listings)
    .set({ sku: null })
    .where(areThose(userId, marketplace, ids))
  const owner = { user_id: userId, marketplace: marketplaceEntries[marketplace].word }
  const rows = many.toReversed().map((listing) => ({ ...owner, ...columnsOf(listing) }))
  const column = (values: readonly unknown[]) => sql.param(values)
  try {
    // Sent as one JSON value, because building a statement with thousands of parameters takes long.
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
}
