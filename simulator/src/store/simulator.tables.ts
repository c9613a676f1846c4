import { bigserial, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import type { AsaasRecord, HiddenCard } from './asaas-records.ts'

/** Separate from the product's own tables, because it plays another company's system. */
export const simulator = pgSchema('simulator')

/** The simulated gateway's records: `shown` is what it returns, `hidden` what only it knows. */
export const simulatedRecords = simulator.table('records', {
  id: text().primaryKey(),
  kind: text({ enum: ['customer', 'subscription', 'payment'] }).notNull(),
  position: bigserial({ mode: 'number' }).notNull(),
  shown: jsonb().$type<AsaasRecord>().notNull(),
  hidden: jsonb().$type<Partial<HiddenCard>>().notNull(),
})

/** The webhooks to deliver. After too many tries, `nextAt` is null and no further try is made. */
export const simulatedDeliveries = simulator.table('deliveries', {
  position: bigserial({ mode: 'number' }).primaryKey(),
  body: jsonb().$type<Record<string, unknown>>().notNull(),
  tries: integer().notNull().default(0),
  nextAt: timestamp('next_at', { withTimezone: true }),
})

/** How far the clock was moved, and which faults are switched on. */
export const simulatorSettings = simulator.table('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
})
