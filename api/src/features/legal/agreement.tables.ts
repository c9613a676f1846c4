import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../database/user.tables.ts'

/** When people agreed to the texts or were told about new ones. */
export const occasions = ['sign-up', 'purchase', 'notice'] as const

/** Which version of terms and privacy policy an account agreed to, and when; one row each time. */
export const agreements = pgTable(
  'agreements',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    version: text().notNull(),
    occasion: text({ enum: occasions }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
