import type { FeeSettings } from '@vendaclara/contract/fee-settings'
import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../database/user.tables.ts'

/** The fee tables that a seller calculates with, and the seller's own ones. */
export const feeSettings = pgTable('fee_settings', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
  chosen: jsonb().$type<FeeSettings['chosen']>().notNull(),
  own: jsonb().$type<FeeSettings['own']>().notNull(),
})
