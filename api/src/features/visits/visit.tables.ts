import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often a page was opened on a day. Who opened it is not stored. */
export const pageVisits = pgTable(
  'page_visits',
  {
    day: date({ mode: 'string' }).notNull(),
    page: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
)
