import type { Cents } from '@vendaclara/core/money'
import { paymentStates, planCycles } from '@vendaclara/core/subscription'
import { date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { subscriptions } from './subscription.tables.ts'

/** The charges, as they were last read from the gateway; the id is the gateway's, the value in centavos. */
export const payments = pgTable(
  'payments',
  {
    id: text().primaryKey(),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    state: text({ enum: paymentStates }).notNull(),
    cycle: text({ enum: planCycles }).notNull(),
    value: integer().$type<Cents>().notNull(),
    dueDate: date('due_date').notNull(),
    paidOn: date('paid_on'),
    receiptUrl: text('receipt_url'),
  },
  (table) => [index('payments_subscription').on(table.subscriptionId)],
)
