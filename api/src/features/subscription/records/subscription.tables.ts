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
 * `asked` before the gateway was, so that a purchase cut short is found again; `live` once the gateway has it; `failed`
 * where it never came to be; `ended` once the gateway charges nothing any more.
 */
export const subscriptionStages = ['asked', 'live', 'failed', 'ended'] as const

/**
 * The purchases of the accounts. The id is the gateway's `externalReference`. `prices` are what each plan then on offer
 * costs, in centavos, agreed at the purchase with its coupon. `endingSince` is when the seller cancelled, which the gateway may not know yet.
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
    /** Whether the coupon's use is yet to be counted, which it is with the first charge that is paid. */
    couponWaits: boolean('coupon_waits').notNull().default(false),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    gatewayId: text('gateway_id').unique(),
    nextDueDate: date('next_due_date'),
    cardBrand: text('card_brand'),
    cardLastDigits: text('card_last_digits'),
    endingSince: timestamp('ending_since', { withTimezone: true }),
    isRefunding: boolean('is_refunding').notNull().default(false),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Goes up with every change, so that what was read before one is not written after it. */
    version: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('subscriptions_id').on(table.id),
    uniqueIndex('subscriptions_one_open').on(table.userId).where(sql`${table.stage} in ('asked', 'live')`),
    index('subscriptions_coupon_waits').on(table.coupon).where(sql`${table.couponWaits}`),
  ],
)
