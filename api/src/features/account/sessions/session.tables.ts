import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../../database/user.tables.ts'

/** `id` identifies a session to its owner, who must not see the token of another session. */
export const sessions = pgTable(
  'sessions',
  {
    tokenSha256: text('token_sha256').primaryKey(),
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text().notNull().default(''),
    ip: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_user_id').on(table.userId), uniqueIndex('sessions_id').on(table.id)],
)
