import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../../database/user.tables.ts'

/** The account's customer at the gateway. All other data of a buyer is stored only there. */
export const payers = pgTable('payers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  gatewayId: text('gateway_id').notNull().unique(),
})
