import type { ActivityKind } from '@vendaclara/contract/account'
import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../../database/user.tables.ts'

/** Security events of an account, which its owner can see. The log has the same events and more. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<ActivityKind>().notNull(),
    outcome: text({ enum: ['ok', 'refused'] }).notNull(),
    ip: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] }), index('security_events_at').on(table.at)],
)
