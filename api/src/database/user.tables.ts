import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** The accounts. They are not part of a feature, because the records of every feature belong to one. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    pendingEmail: text('pending_email'),
    pendingEmailSince: timestamp('pending_email_since', { withTimezone: true }),
    passwordHash: text('password_hash').notNull(),
    canal: text().notNull(),
    phone: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    trialEndAt: timestamp('trial_end_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('users_email_unique').on(sql`lower(${table.email})`)],
)
