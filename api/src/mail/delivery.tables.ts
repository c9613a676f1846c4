import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Mails whose text was handed to the mail server, by the id of their job. `sentAt` stays empty if the server never
 * answered. Such a mail may have been sent, so it is not sent again.
 */
export const mailDeliveries = pgTable(
  'mail_deliveries',
  {
    jobId: uuid('job_id').primaryKey(),
    handedOverAt: timestamp('handed_over_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [index('mail_deliveries_handed_over_at').on(table.handedOverAt)],
)
