import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Coupons by their code in upper case: percent off, last valid day, the allowed number of uses and the paid ones. */
export const coupons = pgTable('coupons', {
  code: text().primaryKey(),
  discount: integer().notNull(),
  until: date(),
  useLimit: integer('use_limit'),
  uses: integer().notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
