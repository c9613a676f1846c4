import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The received webhooks, so that none is handled twice. */
export const gatewayEvents = pgTable('gateway_events', {
  id: text().primaryKey(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
})
