import type { ClosingMonth, LostOf, RepeatedOrder } from '@vendaclara/core/closing'
import { type Cents, cents } from '@vendaclara/core/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'

type Asked = Pick<Database, 'execute'>

/** A row as the database returns it. */
interface Found extends ClosingMonth, Record<string, unknown> {
  readonly closing: string
  readonly orderId: string
  readonly expected: string
  readonly isPaid: boolean
}

interface Known extends RepeatedOrder {
  readonly closing: string
  readonly expected: Cents
}

/**
 * SQL conditions about a row `repeated` of `repeated_orders`. Payments of the closing `without` do not count.
 *
 * - `isPaidThere`: in the other month, its own income or that of a third month paid the order.
 * - `isPaidHere`: another month's income paid the order for this closing.
 * - `counts`: nothing is awaited here, as the order is not paid here, and is paid there or left to that month.
 */
export const countsElsewhere = (without?: string) => {
  const isPaidLate = (closing: SQL) => sql`exists (
    select 1 from late_payments late
    where late.user_id = repeated.user_id and late.closing_id = ${closing}
      and late.order_id = repeated.order_id and late.difference is not null
      ${without === undefined ? sql`` : sql`and late.paid_in <> ${without}`}
  )`
  const isPaidThere = sql`(repeated.is_paid or ${isPaidLate(sql`repeated.paid_in`)})`
  const isPaidHere = isPaidLate(sql`repeated.closing_id`)
  return {
    isPaidThere,
    isPaidHere,
    counts: sql`not ${isPaidHere} and (${isPaidThere} or repeated.is_left)`,
  }
}

/**
 * The unmatched orders that another month has in its orders file and was paid for or awaits, with the amount expected
 * here. Orders that their buyers had not paid are left out, as they are in no sum. With `closing` only its orders are
 * answered, otherwise those of all closings of the seller. The closing `without` does not count, as if it were deleted.
 */
export async function repeatedOf(
  database: Asked,
  userId: string,
  { closing, without }: { readonly closing?: string; readonly without?: string | undefined } = {},
): Promise<readonly Known[]> {
  const { isPaidThere, counts } = countsElsewhere(without)
  const { rows } = await database.execute<Found>(sql`
    select distinct on (repeated.closing_id, repeated.order_id) repeated.closing_id as closing,
      repeated.order_id as "orderId", paid.month, paid.year, repeated.expected, ${isPaidThere} as "isPaid"
    from repeated_orders repeated
      join closings paid on paid.user_id = repeated.user_id and paid.id = repeated.paid_in
    where repeated.user_id = ${userId}
      ${closing === undefined ? sql`` : sql`and repeated.closing_id = ${closing}`}
      ${without === undefined ? sql`` : sql`and repeated.paid_in <> ${without}`}
      and repeated.loss is null and ${counts} and not repeated.is_unpaid
    order by repeated.closing_id, repeated.order_id, ${isPaidThere} desc, paid.year, paid.month, paid.sequence`)
  return rows.map(({ expected, isPaid, ...row }) => ({
    ...{ ...row, expected: cents(Number(expected)) },
    ...(!isPaid && { isAwaited: true }),
  }))
}

/**
 * The orders for which another month claims what is missing. `loss` is what they lack by their own month's files. It is
 * null if the order was unmatched here: a third month paid it here, and the other month's own income paid it there.
 * With `closing` only its orders are answered, otherwise those of all closings. The closing `without` does not count,
 * as if it were deleted.
 */
export async function askedElsewhereOf(
  database: Asked,
  userId: string,
  { closing, without }: { readonly closing?: string; readonly without?: string | undefined } = {},
): Promise<readonly AskedElsewhere[]> {
  const { isPaidHere } = countsElsewhere(without)
  const { rows } = await database.execute<Omit<AskedElsewhere, 'isAsked'> & Record<string, unknown>>(sql`
    select distinct on (repeated.closing_id, repeated.order_id) repeated.closing_id as closing,
      repeated.order_id as "orderId", paid.month, paid.year, repeated.loss
    from repeated_orders repeated
      join closings paid on paid.user_id = repeated.user_id and paid.id = repeated.paid_in
    where repeated.user_id = ${userId} and (repeated.loss is not null or repeated.is_paid and ${isPaidHere})
      ${closing === undefined ? sql`` : sql`and repeated.closing_id = ${closing}`}
      ${without === undefined ? sql`` : sql`and repeated.paid_in <> ${without}`}
    order by repeated.closing_id, repeated.order_id, paid.year, paid.month, paid.sequence`)
  return rows.map((row) => ({ ...row, isAsked: true }))
}

interface AskedElsewhere extends RepeatedOrder {
  readonly closing: string
  readonly loss: LostOf | null
}
