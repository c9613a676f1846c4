import { fileWarningKinds } from '@vendaclara/core/closing'
import { z } from 'zod'
import { count, day } from '../../amounts.ts'

/**
 * What a file was read with, and the seller has to know of: `count` rows, values or dates, in `columns`, of so many `orders`, the
 * first of which are named.
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
 * What became of the rows of one file: `used` of its `rows`, the others left out, each reason with how many. `orders` are the
 * orders or payments that came of those used, `from` the first day of them `to` the last: the days orders were made, or were
 * paid. `cancelled` and `returned` are the orders left out for that, each in the newest file that has it. `shops` are those that
 * the file names, where it has a column of them. What older receipts do not say is absent, and the days too where the file has
 * none.
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

/** How many orders were made in each month, by 'YYYY-MM'; by '' those whose date cannot be read. */
export const orderMonths = z.record(z.string().regex(/^(\d{4}-\d{2})?$/), count)
export type OrderMonths = z.infer<typeof orderMonths>

/**
 * Of the files last read into a closing, in the order they were chosen; null before the first, and those of orders again once
 * orders are stored of which no receipt is told. `orderMonths` is of the orders stored last, absent where nobody said it.
 */
export const closingReceipts = z.strictObject({
  orders: z.array(fileReceipt).max(100).nullable(),
  income: z.array(fileReceipt).max(100).nullable(),
  orderMonths: orderMonths.optional(),
})
export type ClosingReceipts = z.infer<typeof closingReceipts>

/** Every month of the years 2000 to 2099, in which orders are dated, and the orders without a date. */
const mostOrderMonths = 1201

/** Receipts as they are stored. What was stored before there was a bound is still answered. */
export const receiptsChange = closingReceipts.partial().extend({
  orderMonths: orderMonths.refine((months) => Object.keys(months).length <= mostOrderMonths).optional(),
})
