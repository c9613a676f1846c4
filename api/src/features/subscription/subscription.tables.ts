import { subscriptionStates } from '@vendaclara/core/subscription'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../database/user.tables.ts'

/** Where an account's subscription stands; an account without a row has none. */
export const subscriptions = pgTable('subscriptions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  state: text({ enum: subscriptionStates }).notNull(),
})
