import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How many tries or requests there were since `startedAt`. The key is a hash, so no IP address or e-mail is stored. */
export const attempts = pgTable(
  'attempts',
  {
    keySha256: text('key_sha256').primaryKey(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('attempts_started_at').on(table.startedAt)],
)
