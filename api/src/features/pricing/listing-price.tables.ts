import { bigint, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../database/user.tables.ts'
import { storedMarketplace } from './listing.tables.ts'

/**
 * The prices of a listing from a day on, in centavos: the computed one and the offered one. The days of a removed
 * listing are kept until the night, so that undoing the removal restores them.
 */
export const listingPrices = pgTable(
  'listing_prices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    marketplace: storedMarketplace().notNull(),
    listingId: text('listing_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
    salePrice: bigint('sale_price', { mode: 'number' }),
    currentPrice: bigint('current_price', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.marketplace, table.listingId, table.day] })],
)
