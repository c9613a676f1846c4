import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../../database/user.tables.ts'

/** The browsers that have logged in to an account, by the hash of each browser's token. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenSha256: text('token_sha256').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenSha256] }),
    index('known_devices_seen_at').on(table.seenAt),
  ],
)
