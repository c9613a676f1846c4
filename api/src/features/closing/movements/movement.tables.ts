import type { ClosingMarketplace, MovementKind, MovementSource } from '@vendaclara/core/closing'
import type { Cents } from '@vendaclara/core/money'
import { getTableColumns, gt } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../../../database/user.tables.ts'

const cents = (name: string) => bigint(name, { mode: 'number' }).$type<Cents>()
const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The movement files of a seller. A file with the same content is stored once. */
export const movementFiles = pgTable(
  'movement_files',
  {
    id: integer().notNull().generatedAlwaysAsIdentity(),
    userId: ownerId(),
    marketplace: text().$type<ClosingMarketplace>().notNull(),
    source: text().$type<MovementSource>().notNull(),
    name: text().notNull(),
    fingerprint: text().notNull(),
    lines: integer().notNull(),
    firstDay: date('first_day', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    months: json().$type<Record<string, number>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('movement_files_content').on(
      table.userId,
      table.marketplace,
      table.source,
      table.fingerprint,
    ),
  ],
)

/**
 * The lines of movement files, each once. `files` are the files that have it. `dated` is the date of the file that
 * decides its content, in milliseconds since 1970.
 */
export const movements = pgTable(
  'movements',
  {
    userId: ownerId(),
    marketplace: text().$type<ClosingMarketplace>().notNull(),
    lineId: text('line_id').notNull(),
    files: integer().array().notNull(),
    dated: bigint({ mode: 'number' }).notNull(),
    source: text().$type<MovementSource>().notNull(),
    kind: text().$type<MovementKind>().notNull(),
    month: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    orderId: text('order_id'),
    amount: cents('amount'),
    fee: cents('fee'),
    rest: cents('rest'),
    compensation: cents('compensation'),
    until: date({ mode: 'string' }),
    state: text(),
    text: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.marketplace, table.lineId] }),
    index('movements_order').on(table.userId, table.marketplace, table.orderId),
    index('movements_month').on(table.userId, table.marketplace, table.month),
  ],
)

const {
  userId: _owner,
  marketplace: _of,
  files: _in,
  dated: _at,
  lineId: id,
  ...told
} = getTableColumns(movements)
/** What a line says, by the names of the code. */
export const line = { id, ...told }

/** A file without its number of lines still waits for some. */
export const isWhole = gt(movementFiles.lines, 0)
