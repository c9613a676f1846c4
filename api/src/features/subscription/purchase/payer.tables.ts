import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../../database/user.tables.ts'

/** Which of the gateway's customers an account is; everything else about a buyer is stored at the gateway alone. */
export const payers = pgTable('payers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  gatewayId: text('gateway_id').notNull().unique(),
})
