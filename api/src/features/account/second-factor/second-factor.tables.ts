import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../../database/user.tables.ts'

/**
 * The authenticator of an account, which logging in asks for once `confirmedAt` is set. `lastStep` is the half minute of
 * the last code that was taken: none up to it counts again. Of the recovery codes only argon2id hashes are kept.
 */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  begunAt: timestamp('begun_at', { withTimezone: true }).notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  lastStep: integer('last_step').notNull().default(0),
  recoveryHashes: jsonb('recovery_hashes').$type<string[]>().notNull().default([]),
})
