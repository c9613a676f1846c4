import { type FileReceipt, fileSlots } from '@vendaclara/contract/closing'
import type {
  ClosingMarketplace,
  CutOrder,
  ExpectedParts,
  Order,
  OrderLeftOut,
  PaidParts,
} from '@vendaclara/core/closing'
import type { Cents } from '@vendaclara/core/money'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../../../database/user.tables.ts'
import { ofClosing } from '../closing.tables.ts'

const owner = () => uuid('user_id').notNull()
const marketplaceOf = () => text().$type<ClosingMarketplace>().notNull()
const fileId = () => bigint('file_id', { mode: 'number' }).notNull()
const cents = (name: string) => bigint(name, { mode: 'number' }).$type<Cents>()

/**
 * The files that were given. Each row of the tables below is of one file, and goes with it. A file counts once it is
 * `whole`.
 *
 * - `lastDay`: the last day that it states; of two files with an order, the later one decides.
 * - `rows`: how many rows of it are stored.
 * - `report`: which report it is, if it is not the marketplace's usual one.
 */
export const givenFiles = pgTable(
  'given_files',
  {
    userId: owner().references(() => users.id, { onDelete: 'cascade' }),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    marketplace: marketplaceOf(),
    slot: text({ enum: fileSlots }).notNull(),
    sha256: text().notNull(),
    report: text(),
    lastDay: date('last_day', { mode: 'string' }),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
    whole: boolean().notNull().default(false),
    rows: integer().notNull().default(0),
    receipt: json().$type<FileReceipt>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('given_files_content').on(table.userId, table.sha256),
  ],
)

function ofFile(name: string, userId: AnyPgColumn, file: AnyPgColumn) {
  const foreignColumns = [givenFiles.userId, givenFiles.id] as const
  return foreignKey({ name, columns: [userId, file], foreignColumns: [...foreignColumns] }).onDelete(
    'cascade',
  )
}

/** Which files were given to which month. */
export const closingFiles = pgTable(
  'closing_files',
  { userId: owner(), closingId: uuid('closing_id').notNull(), fileId: fileId() },
  (table) => [
    primaryKey({ columns: [table.userId, table.closingId, table.fileId] }),
    ofClosing('closing_files_closing', table.userId, table.closingId),
    ofFile('closing_files_file', table.userId, table.fileId),
    index('closing_files_of_file').on(table.userId, table.fileId),
  ],
)

/**
 * Orders as a file states them; `place` counts all rows of the file, `line` is the row in the file, null if unknown. `leftOut` says why
 * an order is not compared; null if it is. `expected` has the named parts of what should be paid, in centavos. `cut` is
 * set if another file may have more lines.
 */
export const orders = pgTable(
  'orders',
  {
    userId: owner(),
    fileId: fileId(),
    place: integer().notNull(),
    marketplace: marketplaceOf(),
    orderId: text('order_id').notNull(),
    line: integer(),
    leftOut: text('left_out').$type<OrderLeftOut>(),
    createdAt: text('created_at').notNull(),
    status: text().notNull(),
    cancelReason: text('cancel_reason').notNull(),
    product: text(),
    units: integer().notNull(),
    lines: integer().notNull(),
    expected: json().$type<ExpectedParts>(),
    buyerPaidOn: date('buyer_paid_on', { mode: 'string' }),
    deliveredOn: date('delivered_on', { mode: 'string' }),
    completedOn: date('completed_on', { mode: 'string' }),
    numbers: text().array().$type<readonly string[]>(),
    lowered: json().$type<NonNullable<Order['lowered']>>(),
    unread: boolean().notNull().default(false),
    cut: json().$type<CutOrder>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fileId, table.place] }),
    ofFile('orders_file', table.userId, table.fileId),
    index('orders_id').on(table.userId, table.marketplace, table.orderId),
    index('orders_with_numbers').on(table.userId, table.marketplace).where(sql`${table.numbers} is not null`),
  ],
)

/**
 * The products of an order as a file states them. `price` is of one piece, in centavos. `listing` and `variationId` are the
 * marketplace's own ids, null if the file has none.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    userId: owner(),
    fileId: fileId(),
    place: integer().notNull(),
    n: integer().notNull(),
    name: text().notNull(),
    variation: text().notNull(),
    sku: text().notNull(),
    units: integer().notNull(),
    price: cents('price'),
    listing: text(),
    variationId: text('variation_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fileId, table.place, table.n] }),
    ofFile('order_lines_file', table.userId, table.fileId),
  ],
)

/**
 * Money given or taken back, as a file states it. `number` is what it names: an order, or one of an order's other
 * numbers. `ownId` is the order's own id where `number` is that of a package. `rowNumber` is the marketplace's own
 * number of the row, '' if it has none. `parts` are in centavos; null for a row with a refund id, which is no payment, and
 * has what it paid or, negative, took back as `takenBack`. `unread`: an amount could not be read; without `parts` it is
 * all that the row says.
 */
export const orderPayments = pgTable(
  'order_payments',
  {
    userId: owner(),
    fileId: fileId(),
    place: integer().notNull(),
    marketplace: marketplaceOf(),
    number: text().notNull(),
    ownId: text('own_id'),
    moment: text().notNull(),
    rowNumber: text('row_number').notNull(),
    line: integer(),
    parts: json().$type<PaidParts>(),
    takenBack: cents('taken_back'),
    unread: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fileId, table.place] }),
    ofFile('order_payments_file', table.userId, table.fileId),
    index('order_payments_number').on(table.userId, table.marketplace, table.number),
    index('order_payments_own_id').on(table.userId, table.marketplace, table.ownId),
  ],
)

/** What an income file states beside payments, as it was sent: adjustments, freight and fees. */
export const fileDetails = pgTable(
  'file_details',
  { userId: owner(), fileId: fileId(), place: integer().notNull(), detail: json().notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.fileId, table.place] }),
    ofFile('file_details_file', table.userId, table.fileId),
  ],
)

/**
 * What became of an order. Made of the facts each time they change, so that lists, sums and searches need no fold.
 * Amounts are in centavos.
 *
 * - `closingId`: the oldest month whose files name the order; claims, expected money and the year count it there alone.
 * - `expected` to `difference`: as in `OrderOutcome` of core.
 * - `reason`: of a difference, why; of an order without payment 'waits' if it is not claimed once it is late.
 * - `explained`: the part of a negative difference that cannot be claimed. `rest`: the part that is awaited until
 *   `restUntil`.
 * - `contestable`: what can be claimed, until `contestUntil`; `contestIsExact` is false where that is the earliest
 *   possible last day.
 * - `dueOn`: the day its money is expected by its file or a rule. Without one it is estimated from `madeOn`, the day it was
 *   made, and what is usual in its month.
 * - `paidAfter`: the days from the order to its first payment.
 */
export const findings = pgTable(
  'findings',
  {
    userId: owner().references(() => users.id, { onDelete: 'cascade' }),
    marketplace: marketplaceOf(),
    orderId: text('order_id').notNull(),
    closingId: uuid('closing_id').notNull(),
    state: text().notNull(),
    reason: text(),
    expected: cents('expected').notNull(),
    received: cents('received').notNull(),
    refunded: cents('refunded').notNull(),
    difference: cents('difference').notNull(),
    explained: cents('explained').notNull(),
    rest: cents('rest').notNull(),
    restUntil: date('rest_until', { mode: 'string' }),
    contestable: cents('contestable').notNull(),
    contestUntil: date('contest_until', { mode: 'string' }),
    contestIsExact: boolean('contest_is_exact').notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    madeOn: date('made_on', { mode: 'string' }),
    paidAfter: integer('paid_after'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.marketplace, table.orderId] }),
    index('findings_contest').on(table.userId, table.contestUntil),
  ],
)
