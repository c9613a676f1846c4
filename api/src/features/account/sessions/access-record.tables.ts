import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * When and from where an account used the product, which Brazilian law (Marco Civil da Internet, art. 15) wants kept
 * for six months, also of an account that is gone: hence no reference to it.
 */
export const accessRecords = pgTable(
  'access_records',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: uuid('user_id').notNull(),
    ip: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('access_records_at').on(table.at)],
)
