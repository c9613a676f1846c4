import type { Cents } from '@vendaclara/core/money'
import { paymentStates, planCycles } from '@vendaclara/core/subscription'
import { date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { subscriptions } from './subscription.tables.ts'

/** The charges as last read from the gateway, with the gateway's id; the value is in centavos. */
export const payments = pgTable(
  'payments',
  {
    userId: uuid('user_id').notNull(),
    id: text().notNull(),
    subscriptionId: uuid('subscription_id').notNull(),
    state: text({ enum: paymentStates }).notNull(),
    cycle: text({ enum: planCycles }).notNull(),
    value: integer().$type<Cents>().notNull(),
    dueDate: date('due_date').notNull(),
    paidOn: date('paid_on'),
    receiptUrl: text('receipt_url'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: 'payments_of_subscription',
      columns: [table.userId, table.subscriptionId],
      foreignColumns: [subscriptions.userId, subscriptions.id],
    }).onDelete('cascade'),
    index('payments_subscription').on(table.userId, table.subscriptionId),
  ],
)
