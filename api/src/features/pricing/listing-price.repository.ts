import { mostPriceDays } from '@vendaclara/contract/pricing'
import type { CalendarDate } from '@vendaclara/core/calendar'
import { type Marketplace, marketplaceEntries } from '@vendaclara/core/pricing'
import { and, asc, desc, eq, getTableColumns, inArray, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { listings } from './listing.tables.ts'
import { listingPrices } from './listing-price.tables.ts'

const listingsAtOnce = 500
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

    /** Of every listing there is, newest listing first, its days oldest first. */
    all(userId: string) {
      return database
        .select({ ...getTableColumns(listingPrices), title: listings.title })
        .from(listingPrices)
        .innerJoin(listings, isItsListing)
        .where(eq(listingPrices.userId, userId))
        .orderBy(desc(listings.sequence), asc(listingPrices.day))
    },

    /**
     * Keeps the prices that listings just saved have now as those of the day: what an earlier save of the day said is
     * replaced, and a day that changes nothing after all is dropped. A listing without any price begins with its first.
     */
    async record(
      userId: string,
      marketplace: Marketplace,
      ids: readonly string[],
      day: CalendarDate,
    ): Promise<void> {
      const { word } = marketplaceEntries[marketplace]
      for (let start = 0; start < ids.length; start += listingsAtOnce) {
        const some = ids.slice(start, start + listingsAtOnce)
        await database.execute(sql`
          with present as (
            select id as listing_id,
              round((sale_price * 100)::numeric)::bigint as sale_price,
              round((current_price * 100)::numeric)::bigint as current_price
            from listings where user_id = ${userId} and marketplace = ${word} and ${inArray(listings.id, some)}
          ), known as (
            select distinct on (listing_id) listing_id, sale_price, current_price
            from listing_prices
            where user_id = ${userId} and marketplace = ${word} and day < ${day}
              and ${inArray(listingPrices.listingId, some)}
            order by listing_id, day desc
          ), changed as (
            select present.* from present left join known using (listing_id)
            where case when known.listing_id is null
              then coalesce(present.sale_price, 0) <> 0 or present.current_price is not null
              else (present.sale_price, present.current_price)
                is distinct from (known.sale_price, known.current_price) end
          ), dropped as (
            delete from listing_prices
            where user_id = ${userId} and marketplace = ${word} and day = ${day}
              and ${inArray(listingPrices.listingId, some)}
              and listing_id not in (select listing_id from changed)
          ), kept as (
            insert into listing_prices (user_id, marketplace, listing_id, day, sale_price, current_price)
            select ${userId}::uuid, ${word}, listing_id, ${day}::date, sale_price, current_price from changed
            on conflict (user_id, marketplace, listing_id, day)
            do update set sale_price = excluded.sale_price, current_price = excluded.current_price
          )
          delete from listing_prices
          where user_id = ${userId} and marketplace = ${word}
            and (listing_id, day) in (
              select listing_id, day from (
                select listing_id, day, row_number() over (partition by listing_id order by day desc) as place
                from listing_prices
                where user_id = ${userId} and marketplace = ${word} and day < ${day}
                  and listing_id in (select listing_id from changed)
              ) as placed where place >= ${mostPriceDays}
            )`)
      }
    },

    /** Of listings that were removed; until then an undo finds them again. */
    async removeOfNoListing(): Promise<void> {
      await database
        .delete(listingPrices)
        .where(notExists(database.select({ id: listings.id }).from(listings).where(isItsListing)))
    },
  }
}
