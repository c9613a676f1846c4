import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../../database/user.tables.ts'

/** The links sent by mail, each valid once. `email` is the address it was sent to. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenSha256: text('token_sha256').primaryKey(),
    purpose: text({ enum: ['confirm-email', 'reset-password'] }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('one_time_tokens_user_id').on(table.userId),
    index('one_time_tokens_expires_at').on(table.expiresAt),
  ],
)
