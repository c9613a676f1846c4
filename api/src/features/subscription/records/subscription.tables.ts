import type { Cents } from '@vendaclara/core/money'
import { type PlanCycle, planCycles } from '@vendaclara/core/subscription'
import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../../../database/user.tables.ts'

/**
 * `asked`: stored before the gateway is called, so an interrupted purchase can be found; `live`: it exists at the
 * gateway; `failed`: it was never created; `ended`: the gateway no longer charges it.
 */
export const subscriptionStages = ['asked', 'live', 'failed', 'ended'] as const

/**
 * The purchases of the accounts. `id` is the gateway's `externalReference`. `prices` has the price of each plan that
 * was on offer, in centavos, as agreed at the purchase with its coupon. `endingSince` is when the seller cancelled;
 * the gateway may not know it yet.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().notNull().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stage: text({ enum: subscriptionStages }).notNull(),
    cycle: text({ enum: planCycles }).notNull(),
    billingType: text('billing_type', { enum: ['CREDIT_CARD', 'PIX'] }).notNull(),
    prices: jsonb().$type<Partial<Record<PlanCycle, Cents>>>().notNull(),
    coupon: text(),
    discount: integer().notNull(),
    /** Whether the coupon's use is still to be counted; the first paid charge counts it. */
    couponWaits: boolean('coupon_waits').notNull().default(false),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    gatewayId: text('gateway_id').unique(),
    nextDueDate: date('next_due_date'),
    cardBrand: text('card_brand'),
    cardLastDigits: text('card_last_digits'),
    endingSince: timestamp('ending_since', { withTimezone: true }),
    isRefunding: boolean('is_refunding').notNull().default(false),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Increases with every change, so that a result based on an older version is never written. */
    version: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('subscriptions_id').on(table.id),
    uniqueIndex('subscriptions_one_open').on(table.userId).where(sql`${table.stage} in ('asked', 'live')`),
    index('subscriptions_coupon_waits').on(table.coupon).where(sql`${table.couponWaits}`),
  ],
)
