import { bigint, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../database/user.tables.ts'
import { storedMarketplace } from './listing.tables.ts'

/**
 * What a listing cost from a day on, in centavos: computed, and as it is offered. A listing that is removed keeps its days
 * until the night, so that undoing its removal brings them back.
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
