import { isPaidOf, orderIdKey } from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  type DayPayment,
  differentPayments,
  type LateAmounts,
  type LatePayment,
  type PaidParts,
  sumLateAmounts,
} from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { type LateRests, latePayments } from '../closing.tables.ts'
import { monthTexts, type PaidAndOthers, type RowTexts } from '../closing-json.ts'
import { compareLate, earliestFirst } from './compare-late.repository.ts'
import { countsElsewhere } from './repeated-orders.repository.ts'

type Asked = Pick<Database, 'execute'>

/** An order can only be paid by a closing of the same marketplace. */
const isOfMarketplaceOf = (userId: string, id: string) =>
  sql`closings.marketplace = (select own.marketplace from closings own where own.user_id = ${userId} and own.id = ${id})`

const isOfOthers = (userId: string, id: string) =>
  sql`user_id = ${userId} and closings.id <> ${id} and ${isOfMarketplaceOf(userId, id)}`
/** The rest of an order is paid within a year. From older months, only unmatched orders are awaited. */
const isOfLastYear = (userId: string, id: string) =>
  sql`closings.year * 12 + closings.month >= (select own.year * 12 + own.month - 12 from closings own where own.user_id = ${userId} and own.id = ${id})`
/** Rows stored before `explained` or `explained_together` existed. */
const isOfBefore = sql`(difference is not null and (explained is null or explained_together is null and exists (
  select 1 from late_payments other where other.user_id = late_payments.user_id
    and other.closing_id = late_payments.closing_id and other.order_id = late_payments.order_id and other.paid_in <> late_payments.paid_in
)))`
const key = sql.raw(`'${orderIdKey}'`)

export function latePaymentsRepository(database: Database) {
  return {
    /** What the income of other closings paid for this one, order by order, the earliest month first. */
    of: (userId: string, closingId: string) => paymentsOf(database, userId, closingId),

    /**
     * The orders of the seller's other closings that may still be paid, as JSON for `getAwaitedOrders`. These are
     * unmatched orders of any month, and orders that were paid another amount than expected on known days, from months
     * at most a year before this one. An unmatched order is left out where another month is paid for it or awaits it:
     * then only that month waits.
     */
    async awaited(userId: string, id: string): Promise<string> {
      const { rows } = await database.execute<{ json: string }>(sql`
        select coalesce(json_agg(
          json_strip_nulls(json_build_object(
            'closing', closing, 'orderId', one->${key}, 'numbers', one->'numbers', 'payments', payments
          ))
          order by closing, one->>${key}
        ), '[]')::text as json
        from (
          select closings.id as closing, one, null::json as payments
          from closings, json_array_elements(unmatched) as one
          where ${isOfOthers(userId, id)} and not exists (
            select 1 from repeated_orders repeated
            where ${countsElsewhere().counts} and repeated.user_id = closings.user_id and repeated.closing_id = closings.id
              and repeated.order_id = one->>${key}
          )
          union all
          select closings.id, one, one->'payments'
          from closings, json_array_elements(errors) as one
          where ${isOfOthers(userId, id)} and ${isOfLastYear(userId, id)}
            and one->'payments' is not null and one->'came' is not null and one->'expected' is not null
        ) as awaited`)
      return rows[0]?.json ?? '[]'
    },

    /**
     * Replaces what the income of `paidIn` paid for the seller's other closings, sent as JSON. Answers how many rows
     * are kept.
     */
    replace: (userId: string, paidIn: string, payments: Buffer): Promise<number> =>
      database.transaction(async (transaction) => {
        // Results stored at the same time wait for this lock, so the payments are compared with the old or the new
        // ones, never a mix.
        await transaction.execute(
          sql`select 1 from closings where user_id = ${userId} order by id for no key update`,
        )
        await transaction
          .delete(latePayments)
          .where(and(eq(latePayments.userId, userId), eq(latePayments.paidIn, paidIn)))
        const kept = await transaction.execute(sql`
          insert into late_payments (user_id, closing_id, order_id, paid_in, came, payments, named)
          select distinct on (closings.id, "orderId") ${userId}::uuid, closings.id, "orderId", ${paidIn}::uuid, came, payments, named
          from json_to_recordset(${payments}::json) as payment(
            closing uuid, "orderId" text, came json, payments json, named json
          )
          join closings on closings.id = payment.closing
          where closings.user_id = ${userId} and closings.id <> ${paidIn} and ${isOfMarketplaceOf(userId, paidIn)}
          returning order_id`)
        await compareLate(transaction, userId, sql`paid_in = ${paidIn} or ${isOfBefore}`)
        return kept.rows.length
      }),
  }
}

/**
 * For each closing of a seller, the amounts of the orders that other closings paid. Payments of `without` do not count.
 */
export async function lateAmountsOf(
  database: Asked,
  userId: string,
  without?: string,
): Promise<(closing: string) => readonly LateOrder[]> {
  const { rows } = await database.execute<LateRow>(sql`
    select late.closing_id as closing, late.order_id as "orderId", coalesce(late.expected, 0) as expected,
      coalesce(late.received, 0) as received, coalesce(late.refunded, 0) as refunded,
      coalesce(late.unpaid, false) as unpaid, late.difference, coalesce(late.explained, 0) as explained,
      coalesce(late.own_explained, 0) as "ownExplained", late.own_difference as "ownDifference",
      late.own_refunded as "ownRefunded", coalesce(late.rests, '{}') as rests, coalesce(late.explained_together, 0) as "explainedTogether",
      coalesce(case when count(*) over (partition by late.closing_id, late.order_id) > 1 then late.payments end, '[]') as payments
    from late_payments late join closings paid on paid.user_id = late.user_id and paid.id = late.paid_in
    where late.user_id = ${userId} and late.difference is not null
      ${without === undefined ? sql`` : sql`and late.paid_in <> ${without}`}
    order by ${earliestFirst}`)
  const byClosing = new Map<string, LateOrder[]>()
  for (let start = 0, end = 0; start < rows.length; start = end) {
    const { closing, orderId } = rows[start] ?? {}
    while (rows[end]?.closing === closing && rows[end]?.orderId === orderId) end += 1
    const counted = differentPayments(rows.slice(start, end))
    const [first, ...others] = counted.map(amountsOf)
    if (closing === undefined || orderId === undefined || !first) continue
    const known = byClosing.get(closing) ?? []
    const { explainedTogether, rests } = counted[0] ?? { explainedTogether: 0, rests: {} }
    const together = {
      explained: cents(Number(explainedTogether)),
      ...(rests.together && { rest: rests.together }),
    }
    known.push({ ...sumLateAmounts([first, ...others], together), orderId })
    byClosing.set(closing, known)
  }
  return (closing) => byClosing.get(closing) ?? []
}

function amountsOf({
  ownDifference,
  ownExplained,
  ownRefunded,
  unpaid,
  rests,
  ...row
}: LateRow): LateAmounts {
  const [expected, received] = [cents(Number(row.expected)), cents(Number(row.received))]
  const [refunded, difference] = [cents(Number(row.refunded)), cents(Number(row.difference))]
  const own = ownDifference !== null && {
    difference: cents(Number(ownDifference)),
    explained: cents(Number(ownExplained)),
    refunded: cents(Number(ownRefunded)),
    ...(rests.own && { rest: rests.own }),
  }
  const explained = cents(Number(row.explained))
  const amounts = { expected, received, refunded, difference, explained, unpaid }
  return { ...amounts, ...(rests.now && { rest: rests.now }), ...(own && { own }) }
}

/**
 * The rows of a closing as JSON, including what the income of other closings paid. `own` are the rows of its own files.
 */
export async function withLatePayments(
  database: Asked,
  userId: string,
  { id, marketplace }: { readonly id: string; readonly marketplace: ClosingMarketplace },
  own: RowTexts,
): Promise<RowTexts> {
  const payments = await paymentsOf(database, userId, id)
  if (payments.length === 0) return own
  const split = async (list: SQL, counts: SQL): Promise<PaidAndOthers> => {
    const isPaid = sql`one->>${key} in (
      select order_id from late_payments where user_id = ${userId} and closing_id = ${id} and ${counts}
    )`
    const { rows } = await database.execute<PaidAndOthers & Record<string, unknown>>(sql`
      select coalesce(json_agg(one order by place) filter (where ${isPaid}), '[]')::text as paid,
        coalesce(json_agg(one order by place) filter (where not ${isPaid}), '[]')::text as others
      from closings, json_array_elements(${list}) with ordinality as rows(one, place)
      where user_id = ${userId} and id = ${id}`)
    return rows[0] ?? { paid: '[]', others: '[]' }
  }
  const unmatched = await split(sql`unmatched`, sql`own_difference is null`)
  const isInPart = sql`user_id = ${userId} and closing_id = ${id} and own_difference is not null`
  const inPart = await database.execute(sql`select 1 from late_payments where ${isInPart} limit 1`)
  const errors =
    inPart.rows.length > 0
      ? await split(sql`errors`, sql`own_difference is not null`)
      : { paid: '[]', others: String(own.errors) }
  return monthTexts(marketplace, { errors, unmatched }, payments)
}

interface LateOrder extends LateAmounts {
  readonly orderId: string
}

interface LateRow extends Record<string, unknown> {
  readonly closing: string
  readonly orderId: string
  readonly expected: string
  readonly received: string
  readonly refunded: string
  readonly difference: string
  readonly explained: string
  readonly unpaid: boolean
  readonly ownDifference: string | null
  readonly ownExplained: string
  readonly ownRefunded: string | null
  readonly explainedTogether: string
  readonly rests: LateRests
  /** Only filled for orders that several closings paid. */
  readonly payments: readonly DayPayment[]
}

async function paymentsOf(database: Asked, userId: string, closingId: string): Promise<LatePayment[]> {
  const { rows } = await database.execute<{
    orderId: string
    month: number
    year: number
    marketplace: ClosingMarketplace
    paid: PaidParts
    payments: readonly DayPayment[] | null
    named: readonly string[] | null
  }>(sql`
    select late.order_id as "orderId", paid.month, paid.year, paid.marketplace, late.came as paid, late.payments, late.named
    from late_payments late join closings paid on paid.user_id = late.user_id and paid.id = late.paid_in
    where late.user_id = ${userId} and late.closing_id = ${closingId}
    order by ${earliestFirst}`)
  return rows
    .filter(({ marketplace, paid }) => isPaidOf(marketplace, paid))
    .map(({ marketplace: _, payments, named, ...payment }) => ({
      ...payment,
      ...(payments && { payments }),
      ...(named && { named }),
    }))
}
