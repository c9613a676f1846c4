import { doublePrecision, pgTable, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../database/user.tables.ts'

export const shopConfigs = pgTable('shop_configs', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  monthlyBilling: doublePrecision('monthly_billing').notNull(),
  charges: doublePrecision().notNull(),
  fixCost: doublePrecision('fix_cost').notNull(),
})
