import { mostPriceDays } from '@vendaclara/contract/pricing'
import type { CalendarDate } from '@vendaclara/core/calendar'
import { toCents } from '@vendaclara/core/money'
import { type Marketplace, marketplaceEntries } from '@vendaclara/core/pricing'
import { and, asc, eq, getTableColumns, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { listings } from './listing.tables.ts'
import { listingPrices } from './listing-price.tables.ts'

/** With all their days they are read in about 10 ms. */
const listingsOfPage = 20

const isItsListing = and(
  eq(listings.userId, listingPrices.userId),
  eq(listings.marketplace, listingPrices.marketplace),
  eq(listings.id, listingPrices.listingId),
)

export function listingPriceRepository(database: Database) {
  return {
    /** Oldest first. */
    of(userId: string, marketplace: Marketplace, listingId: string) {
      return database
        .select()
        .from(listingPrices)
        .innerJoin(listings, isItsListing)
        .where(
          and(
            eq(listingPrices.userId, userId),
            eq(listingPrices.marketplace, marketplace),
            eq(listingPrices.listingId, listingId),
          ),
        )
        .orderBy(asc(listingPrices.day))
        .then((rows) => rows.map((row) => row.listing_prices))
    },

    /** The prices of these listings, some listings at a time: in the order of their ids, the days oldest first. */
    async *pages(userId: string, marketplace: Marketplace, ids: readonly string[]) {
      for (let start = 0; start < ids.length; start += listingsOfPage) {
        const some = sql.param(ids.slice(start, start + listingsOfPage))
        yield await database
          .select({ ...getTableColumns(listingPrices), title: listings.title })
          .from(listingPrices)
          .innerJoin(listings, isItsListing)
          .where(
            and(
              eq(listingPrices.userId, userId),
              eq(listingPrices.marketplace, marketplace),
              sql`${listingPrices.listingId} = any(${some}::text[])`,
            ),
          )
          .orderBy(sql`array_position(${some}::text[], ${listingPrices.listingId})`, asc(listingPrices.day))
      }
    },

    /** Deletes the prices of removed listings. Until then, undoing the removal brings them back. */
    async removeOfNoListing(): Promise<void> {
      await database
        .delete(listingPrices)
        .where(notExists(database.select({ id: listings.id }).from(listings).where(isItsListing)))
    },
  }
}

interface Saving {
  userId: string
  marketplace: Marketplace
  day: CalendarDate
}

/**
 * The parts of a statement that store the prices of just-saved listings (`saved`: listing_id, sale_price,
 * current_price) as the prices of the day. They replace the prices of an earlier save of the day, and remove a day
 * that in the end changes nothing. The history of a listing starts with its first price.
 */
export function recording({ userId, marketplace, day }: Saving): SQL {
  const { word } = marketplaceEntries[marketplace]
  const owned = sql`user_id = ${userId} and marketplace = ${word}`
  // Looked up one by one: a join of thousands took half a minute while the database had no statistics.
  return sql`
    changed as materialized (
      select saved.* from saved
      left join lateral (
        select day, sale_price, current_price from listing_prices
        where ${owned} and listing_id = saved.listing_id and day < ${day} order by day desc limit 1
      ) as known on true
      where case when known.day is null
        then coalesce(saved.sale_price, 0) <> 0 or saved.current_price is not null
        else (saved.sale_price, saved.current_price)
          is distinct from (known.sale_price, known.current_price) end
    ), dropped as (
      delete from listing_prices where ${owned} and day = ${day} and listing_id = any(array(
        select listing_id from saved except select listing_id from changed))
    ), kept as (
      insert into listing_prices as kept (user_id, marketplace, listing_id, day, sale_price, current_price)
      select ${userId}::uuid, ${word}, listing_id, ${day}::date, sale_price, current_price from changed
      on conflict (user_id, marketplace, listing_id, day)
      do update set sale_price = excluded.sale_price, current_price = excluded.current_price
      where (kept.sale_price, kept.current_price) is distinct from (excluded.sale_price, excluded.current_price)
    ), forgotten as (
      delete from listing_prices where ${owned} and ctid = any(array(
        select old.ctid from changed cross join lateral (
          select ctid from listing_prices where ${owned} and listing_id = changed.listing_id and day < ${day}
          order by day desc offset ${mostPriceDays - 1}
        ) as old))
    )`
}

/** A price in reais as whole centavos; null if there is none. */
export function inCents(price: number | null | undefined): number | null {
  return price === null || price === undefined ? null : toCents(price)
}
