import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The webhooks that were taken, so that none is taken twice. */
export const gatewayEvents = pgTable('gateway_events', {
  id: text().primaryKey(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
})
