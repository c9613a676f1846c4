import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, json, numeric, pgTable, smallint, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../database/user.tables.ts'

/** The closings. `json` and not `jsonb`, because it keeps the text that was sent. */
export const closings = pgTable(
  'closings',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    month: smallint().notNull(),
    year: smallint().notNull(),
    requests: json().notNull().default([]),
    errors: json().notNull().default([]),
    unmatched: json().notNull().default([]),
    quantity: bigint({ mode: 'number' }).notNull().default(0),
    totalErrors: numeric('total_errors', { mode: 'number' }).notNull().default(0),
    hasResults: boolean('has_results').notNull().default(false),
    outdated: boolean().notNull().default(false),
  },
  (table) => [
    index('closings_user_id').on(table.userId),
    check('closings_month', sql`${table.month} between 1 and 12`),
    check('closings_year', sql`${table.year} between 0 and 99`),
  ],
)
