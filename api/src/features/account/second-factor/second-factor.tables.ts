import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../../database/user.tables.ts'

/**
 * The authenticator of an account; a login needs it once `confirmedAt` is set. `lastStep` is the 30-second step of
 * the last accepted code: neither that step nor an earlier one is accepted again. Recovery codes are stored only as
 * argon2id hashes.
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
