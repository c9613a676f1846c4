import { type ClosingReceipts, markStates } from '@vendaclara/contract/closing'
import type {
  AwaitedRest,
  ClosingMarketplace,
  DayPayment,
  LostOf,
  MonthSums,
  PaidParts,
} from '@vendaclara/core/closing'
import { type Cents, noCents } from '@vendaclara/core/money'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../../database/user.tables.ts'

/**
 * The closings. `json` and not `jsonb`, because it keeps the text that was sent: rows stand there in the names and reais of the
 * wire. What they come to stands beside them in whole centavos, filled as they are stored.
 */
export const closings = pgTable(
  'closings',
  {
    id: uuid().notNull().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    month: smallint().notNull(),
    year: smallint().notNull(),
    marketplace: text().$type<ClosingMarketplace>().notNull().default('shopee'),
    requests: json().notNull().default([]),
    leftOut: json('left_out').notNull().default([]),
    errors: json().notNull().default([]),
    unmatched: json().notNull().default([]),
    quantity: bigint({ mode: 'number' }).notNull().default(0),
    totalDifference: bigint('total_difference', { mode: 'number' }).$type<Cents>().notNull().default(noCents),
    hasResults: boolean('has_results').notNull().default(false),
    outdated: boolean().notNull().default(false),
    hasOrders: boolean('has_orders').notNull().default(false),
    differenceCount: integer('difference_count').notNull().default(0),
    unmatchedCount: integer('unmatched_count').notNull().default(0),
    lost: bigint({ mode: 'number' }).$type<Cents>().notNull().default(noCents),
    sums: json().$type<MonthSums>(),
    adjustments: json().notNull().default([]),
    audited: json().notNull().default([]),
    paidLate: json('paid_late').notNull().default([]),
    revision: integer().notNull().default(0),
    receipts: json().$type<ClosingReceipts>().notNull().default({ orders: null, income: null }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    check('closings_month', sql`${table.month} between 1 and 12`),
    check('closings_year', sql`${table.year} between 0 and 99`),
  ],
)

function ofClosing(name: string, userId: AnyPgColumn, closing: AnyPgColumn) {
  const foreignColumns = [closings.userId, closings.id] as const
  return foreignKey({ name, columns: [userId, closing], foreignColumns: [...foreignColumns] }).onDelete(
    'cascade',
  )
}

/** What a seller keeps about single orders of a closing; `recovered` and `claimed` in centavos, null where no client said it. */
export const closingMarks = pgTable(
  'closing_orders',
  {
    userId: uuid('user_id').notNull(),
    closingId: uuid('closing_id').notNull(),
    orderId: text('order_id').notNull(),
    version: integer().notNull(),
    state: text({ enum: markStates }),
    note: text().notNull(),
    recovered: bigint({ mode: 'number' }).$type<Cents>().notNull(),
    date: date({ mode: 'string' }),
    claimed: bigint({ mode: 'number' }).$type<Cents>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.closingId, table.orderId] }),
    ofClosing('closing_orders_closing', table.userId, table.closingId),
  ],
)

/** What is awaited first of what an order lacks: by its own month's income, with another month's, and with those of several. */
export interface LateRests {
  readonly own?: AwaitedRest
  readonly now?: AwaitedRest
  readonly together?: AwaitedRest
}

/**
 * Orders of a closing that the income of another one, `paidIn`, has paid, how (`came`), and on which days as far as its file says
 * (`payments`). What they come to (`LateAmounts`) stands in centavos, null while it counts nothing: the closing's own income paid
 * the order as expected, or what may be the same. `ownDifference`, `ownExplained` and `ownRefunded` are what that income left.
 * `explainedTogether` is what is explained of an order with all that several months paid of it, the same at each of them; null
 * where one alone did. `rests` are what is awaited first of the same three differences; `named` which of the order's other
 * numbers its payments name, null where they do not say.
 */
export const latePayments = pgTable(
  'late_payments',
  {
    userId: uuid('user_id').notNull(),
    closingId: uuid('closing_id').notNull(),
    orderId: text('order_id').notNull(),
    paidIn: uuid('paid_in').notNull(),
    paid: json('came').$type<PaidParts>().notNull(),
    payments: json().$type<readonly DayPayment[]>(),
    expected: bigint({ mode: 'number' }).$type<Cents>(),
    received: bigint({ mode: 'number' }).$type<Cents>(),
    refunded: bigint({ mode: 'number' }).$type<Cents>(),
    difference: bigint({ mode: 'number' }).$type<Cents>(),
    explained: bigint({ mode: 'number' }).$type<Cents>(),
    unpaid: boolean(),
    ownDifference: bigint('own_difference', { mode: 'number' }).$type<Cents>(),
    ownExplained: bigint('own_explained', { mode: 'number' }).$type<Cents>(),
    ownRefunded: bigint('own_refunded', { mode: 'number' }).$type<Cents>(),
    explainedTogether: bigint('explained_together', { mode: 'number' }).$type<Cents>(),
    rests: json().$type<LateRests>(),
    named: json().$type<readonly string[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.closingId, table.orderId, table.paidIn] }),
    ofClosing('late_payments_closing', table.userId, table.closingId),
    ofClosing('late_payments_paid_in_closing', table.userId, table.paidIn),
    index('late_payments_paid_in').on(table.userId, table.paidIn),
  ],
)

/**
 * Unmatched orders of a closing that the orders file of another one, `paidIn`, has, too: whether that one's own income paid them
 * (`isPaid`), and where nobody does, whether they are awaited there and not here (`isLeft`); `isUnpaid` where their buyers had
 * not paid by the closing's file. And differences of which the other one asks for what is missing: `loss`, null for those
 * unmatched. What the closing expected of them in centavos.
 */
export const repeatedOrders = pgTable(
  'repeated_orders',
  {
    userId: uuid('user_id').notNull(),
    closingId: uuid('closing_id').notNull(),
    orderId: text('order_id').notNull(),
    paidIn: uuid('paid_in').notNull(),
    expected: bigint({ mode: 'number' }).$type<Cents>().notNull(),
    isPaid: boolean('is_paid').notNull().default(true),
    isLeft: boolean('is_left').notNull().default(false),
    isUnpaid: boolean('is_unpaid').notNull().default(false),
    loss: json().$type<LostOf>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.closingId, table.orderId, table.paidIn] }),
    ofClosing('repeated_orders_closing', table.userId, table.closingId),
    ofClosing('repeated_orders_paid_in_closing', table.userId, table.paidIn),
    index('repeated_orders_paid_in').on(table.userId, table.paidIn),
  ],
)
