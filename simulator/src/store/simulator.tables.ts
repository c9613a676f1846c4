import { bigserial, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import type { AsaasRecord, HiddenCard } from './asaas-records.ts'

/** Beside the product's own tables, since it stands for somebody else's. */
export const simulator = pgSchema('simulator')

/** The simulated gateway's records: `shown` is what it answers, `hidden` what only it knows. */
export const simulatedRecords = simulator.table('records', {
  id: text().primaryKey(),
  kind: text({ enum: ['customer', 'subscription', 'payment'] }).notNull(),
  position: bigserial({ mode: 'number' }).notNull(),
  shown: jsonb().$type<AsaasRecord>().notNull(),
  hidden: jsonb().$type<Partial<HiddenCard>>().notNull(),
})

/** The webhooks it has to deliver; after too many tries one waits no more (`nextAt` null). */
export const simulatedDeliveries = simulator.table('deliveries', {
  position: bigserial({ mode: 'number' }).primaryKey(),
  body: jsonb().$type<Record<string, unknown>>().notNull(),
  tries: integer().notNull().default(0),
  nextAt: timestamp('next_at', { withTimezone: true }),
})

/** How far its clock was moved, and which faults are switched on. */
export const simulatorSettings = simulator.table('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
})
