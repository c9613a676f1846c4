import { type ClosingReceipts, markStates, markSubjects } from '@vendaclara/contract/closing'
import type { ClosingFigures, ClosingMarketplace, MonthSums } from '@vendaclara/core/closing'
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

/** What the orders of a month's files come to, with all payments that are known. */
export type FiguresOfFiles = Pick<
  ClosingFigures,
  'hasOrders' | 'hasResults' | 'matched' | 'totalDifference' | 'differences' | 'unmatched' | 'lost' | 'inYear'
> & { readonly sums: MonthSums }

/**
 * The closings. `requests` to `receipts` are what another client or an earlier version sent of a month without its files;
 * `json` and not `jsonb` keeps the text that was sent: the names and reais of the wire. Their figures are in separate
 * columns, in whole centavos. What files say is in `ledger`; `figures` is what they come to, written with each change of
 * `revision`, null without orders, and `usualDays` how long their payments take, null if that is not known. Both were
 * made by the `foldVersion` in `foldedBy`.
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
    hasOrders: boolean('has_orders').notNull().default(false),
    differenceCount: integer('difference_count').notNull().default(0),
    unmatchedCount: integer('unmatched_count').notNull().default(0),
    lost: bigint({ mode: 'number' }).$type<Cents>().notNull().default(noCents),
    sums: json().$type<MonthSums>(),
    adjustments: json().notNull().default([]),
    audited: json().notNull().default([]),
    paidLate: json('paid_late').notNull().default([]),
    revision: integer().notNull().default(0),
    figures: json().$type<FiguresOfFiles>(),
    usualDays: integer('usual_days'),
    foldedBy: smallint('folded_by').notNull().default(0),
    receipts: json().$type<ClosingReceipts>().notNull().default({ orders: null, income: null }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('closings_folded_by').on(table.foldedBy).where(sql`${table.figures} is not null`),
    check('closings_month', sql`${table.month} between 1 and 12`),
    check('closings_year', sql`${table.year} between 0 and 99`),
  ],
)

/** A key of rows that belong to a closing and go with it. */
export function ofClosing(name: string, userId: AnyPgColumn, closing: AnyPgColumn) {
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
