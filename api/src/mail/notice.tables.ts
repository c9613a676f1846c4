import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../database/user.tables.ts'

/**
 * The notices that an account got, so that each is sent once: `received:pay_1`. The table's name is from the time
 * when all were about subscriptions.
 */
export const notices = pgTable(
  'subscription_notices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    sentAt: timestamp('told_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.subject] })],
)
