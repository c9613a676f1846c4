import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * When and from where an account used the product. Brazilian law (Marco Civil da Internet, art. 15) requires this for
 * six months, even for deleted accounts, so it has no foreign key.
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
