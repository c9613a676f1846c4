import { fileWarningKinds } from '@vendaclara/core/closing'
import { z } from 'zod'
import { count, day } from '../../amounts.ts'

/**
 * A warning about a file that was read. `count` counts rows, values or dates in `columns`. `orders` counts the orders
 * concerned; `orderIds` has the first of them.
 */
export const fileWarning = z.strictObject({
  kind: z.enum(fileWarningKinds),
  count,
  columns: z.array(z.string().max(500)).max(100),
  orders: count,
  orderIds: z.array(z.string().max(500)).max(200),
})
export type FileWarning = z.infer<typeof fileWarning>

/**
 * What became of the rows of one file: `used` of `rows` were used, and `leftOut` counts the others by reason.
 *
 * - `orders`: the orders or payments that the used rows make.
 * - `from`, `to`: the first and last day on which these were made or paid; absent if the file has no days.
 * - `cancelled`, `returned`: orders left out for this reason, counted in the newest file that has them.
 * - `shops`: the shops that the file names, if it has a column for them.
 *
 * Older receipts lack some of the fields.
 */
export const fileReceipt = z.strictObject({
  fileName: z.string().max(500),
  sheet: z.string().max(500),
  rows: count,
  used: count,
  orders: count,
  cancelled: count.optional(),
  returned: count.optional(),
  from: day.optional(),
  to: day.optional(),
  leftOut: z.strictObject({
    withoutId: count,
    cancelled: count,
    refunded: count,
    partly: count,
    details: count,
    refunds: count,
    repeated: count,
    texts: count.optional(),
    copies: count.optional(),
    fees: count.optional(),
  }),
  unreadableValues: count,
  shops: z.array(z.string().max(500)).max(20).optional(),
  warnings: z.array(fileWarning).max(fileWarningKinds.length).optional(),
})
export type FileReceipt = z.infer<typeof fileReceipt>

/** The number of orders made in each month, 'YYYY-MM'; '' for orders whose date cannot be read. */
export const orderMonths = z.record(z.string().regex(/^(\d{4}-\d{2})?$/), count)
export type OrderMonths = z.infer<typeof orderMonths>

/**
 * The receipts of the files last read into a closing, in the sequence they were chosen. Null before the first file.
 * `orderMonths` is of the orders stored last; absent if no client sent it.
 */
export const closingReceipts = z.strictObject({
  orders: z.array(fileReceipt).max(100).nullable(),
  income: z.array(fileReceipt).max(100).nullable(),
  orderMonths: orderMonths.optional(),
})
export type ClosingReceipts = z.infer<typeof closingReceipts>
