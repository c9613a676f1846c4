import { date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Coupons by their code in upper case: percent off, the last day they are good, how often they may be used and were paid with. */
export const coupons = pgTable('coupons', {
  code: text().primaryKey(),
  discount: integer().notNull(),
  until: date(),
  useLimit: integer('use_limit'),
  uses: integer().notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
