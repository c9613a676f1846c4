import type { ClosingMonth, LostOf, RepeatedOrder } from '@vendaclara/core/closing'
import { type Cents, cents } from '@vendaclara/core/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'

type Asked = Pick<Database, 'execute'>

/** As the database has it. */
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
 * Where what `repeated` says counts, as if there was no closing `without`:
 * nobody paid the order here, and in the other month its own income paid it, or that of a third one, or it is left to that month.
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
 * The unmatched orders that another month's file has, too, and paid or awaits, but for those in no sum: by closing, or of all; as
 * if there was no `without`.
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
 * The differences of which another month asks for what is missing, with what their own month's files say of them, null of those
 * that a third month paid here and the other's own income there: by closing, or of all; as if there was no `without`.
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
