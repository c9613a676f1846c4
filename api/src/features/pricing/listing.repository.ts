import type { MercadoLivreListing, SheinListing, ShopeeListing } from '@vendaclara/contract/pricing'
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { listings } from './listing.tables.ts'

export type Marketplace = (typeof listings.$inferSelect)['marketplace']
export type Listing = ShopeeListing | MercadoLivreListing | SheinListing
export type StoredListing = typeof listings.$inferSelect

const rowsAtOnce = 500
const {
  userId: _owner,
  marketplace: _marketplace,
  id: _id,
  sequence: _place,
  ...own
} = getTableColumns(listings)
const replaced = Object.fromEntries(
  Object.entries(own).map(([name, column]) => [name, sql.raw(`excluded."${column.name}"`)]),
)

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

    /** Saves listings, each with an id of its own; the first of them last, so that it stands first. */
    async saveAll(userId: string, marketplace: Marketplace, many: readonly Listing[]): Promise<void> {
      const rows = many.toReversed().map((listing) => ({ userId, marketplace, ...listing }))
      for (let start = 0; start < rows.length; start += rowsAtOnce) {
        await database
          .insert(listings)
          .values(rows.slice(start, start + rowsAtOnce))
          .onConflictDoUpdate({
            target: [listings.userId, listings.marketplace, listings.id],
            set: replaced,
          })
      }
    },

    /** Answers how many of them there were. */
    async removeAll(userId: string, marketplace: Marketplace, ids: readonly string[]): Promise<number> {
      if (ids.length === 0) return 0
      const areThey = and(
        eq(listings.userId, userId),
        eq(listings.marketplace, marketplace),
        inArray(listings.id, [...ids]),
      )
      const removed = await database.delete(listings).where(areThey).returning({ id: listings.id })
      return removed.length
    },
  }
}
