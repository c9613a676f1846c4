import { type ClosingReceipts, markStates, markSubjects } from '@vendaclara/contract/closing'
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
 * The closings. Rows are `json` and not `jsonb`, to keep the text that was sent: the names and reais of the wire. Their
 * figures are in separate columns, in whole centavos, computed when the rows are stored.
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

/**
 * The seller's marks of single orders, one for each subject. `recovered` and `claimed` are in centavos; `claimed` is null if no client sent
 * it.
 */
export const closingMarks = pgTable(
  'closing_orders',
  {
    userId: uuid('user_id').notNull(),
    closingId: uuid('closing_id').notNull(),
    orderId: text('order_id').notNull(),
    subject: text({ enum: markSubjects }).notNull().default('order'),
    version: integer().notNull(),
    state: text({ enum: markStates }),
    note: text().notNull(),
    recovered: bigint({ mode: 'number' }).$type<Cents>().notNull(),
    date: date({ mode: 'string' }),
    claimed: bigint({ mode: 'number' }).$type<Cents>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.closingId, table.orderId, table.subject] }),
    ofClosing('closing_orders_closing', table.userId, table.closingId),
  ],
)

/**
 * The part of what an order lacks that is still awaited: by its own month's income, with the payment of one other
 * month, and with those of all other months.
 */
export interface LateRests {
  readonly own?: AwaitedRest
  readonly now?: AwaitedRest
  readonly together?: AwaitedRest
}

/**
 * Orders of a closing that the income of another closing, `paidIn`, paid. Amounts are in centavos.
 *
 * - `paid` (column `came`): the payment. `payments`: its days; null if the file has none.
 * - `named`: which of the order's other numbers the payment names; null if it names none.
 * - `expected` to `unpaid`: the amounts as in `LateAmounts`. All are null if the payment does not count: the closing's
 *   own income paid the order as expected, or the payment may be the same as one of its own.
 * - `ownDifference`, `ownExplained`, `ownRefunded`: the figures by the closing's own income alone; null if it paid
 *   nothing.
 * - `explainedTogether`: what is explained with the payments of all other months, the same in each of their rows; null
 *   if only one month paid.
 * - `rests`: what is still awaited, see {@link LateRests}.
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
 * Orders of a closing that another closing, `paidIn`, also has in its orders file. A row is about one of:
 *
 * - an unmatched order (`loss` is null). `isPaid`: the other closing's own income paid it. `isLeft`: nobody paid it,
 *   and it is awaited in the other closing only. `isUnpaid`: its buyer had not paid by this closing's file. `expected`
 *   is what this closing expected, in centavos;
 * - a difference for which the other closing claims what is missing. `loss` is how much that is.
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
