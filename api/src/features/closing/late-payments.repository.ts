import { isPaidOf, orderIdKey, readUnmatched, type WireUnmatched } from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  closingOf,
  type DayPayment,
  type LateAmounts,
  type LatePayment,
  lateAmounts,
  type PaidParts,
} from '@vendaclara/core/closing'
import { cents } from '@vendaclara/core/money'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { latePayments } from './closing.tables.ts'
import { monthTexts, type RowTexts } from './closing-json.ts'

type Asked = Pick<Database, 'execute'>

/** Only a closing of the same marketplace pays an order. */
const isOfMarketplaceOf = (userId: string, id: string) =>
  sql`closings.marketplace = (select own.marketplace from closings own where own.user_id = ${userId} and own.id = ${id})`

/** Of two closings that paid an order the one of the earlier month counts. */
const earliestFirst = sql`late.closing_id, late.order_id, paid.year, paid.month, paid.sequence`
const key = sql.raw(`'${orderIdKey}'`)

export function latePaymentsRepository(database: Database) {
  return {
    /** What the income of other closings paid of this one. */
    of: (userId: string, closingId: string) => paymentsOf(database, userId, closingId),

    /** As JSON: the unmatched orders of the seller's other closings. */
    async awaited(userId: string, id: string): Promise<string> {
      const { rows } = await database.execute<{ json: string }>(sql`
        select coalesce(json_agg(
          json_strip_nulls(json_build_object(
            'closing', closings.id, 'orderId', one->${key}, 'numbers', one->'numbers'
          ))
          order by closings.id, one->>${key}
        ), '[]')::text as json
        from closings, json_array_elements(unmatched) as one
        where user_id = ${userId} and closings.id <> ${id} and ${isOfMarketplaceOf(userId, id)}`)
      return rows[0]?.json ?? '[]'
    },

    /** Takes as JSON, and replaces, what the income of `paidIn` has paid of the seller's other closings; answers how many are kept. */
    replace: (userId: string, paidIn: string, payments: Buffer): Promise<number> =>
      database.transaction(async (transaction) => {
        // Results that are stored meanwhile wait: the payments are compared with one or the other.
        await transaction.execute(
          sql`select 1 from closings where user_id = ${userId} order by id for no key update`,
        )
        await transaction
          .delete(latePayments)
          .where(and(eq(latePayments.userId, userId), eq(latePayments.paidIn, paidIn)))
        const kept = await transaction.execute(sql`
          insert into late_payments (user_id, closing_id, order_id, paid_in, came, payments)
          select distinct on (closings.id, "orderId") ${userId}::uuid, closings.id, "orderId", ${paidIn}::uuid, came, payments
          from json_to_recordset(${payments}::json) as payment(
            closing uuid, "orderId" text, came json, payments json
          )
          join closings on closings.id = payment.closing
          where closings.user_id = ${userId} and closings.id <> ${paidIn} and ${isOfMarketplaceOf(userId, paidIn)}
          returning order_id`)
        await compareLate(transaction, userId, eq(latePayments.paidIn, paidIn))
        return kept.rows.length
      }),
  }
}

/** What each order that was paid late comes to, for each closing of a seller; as if there was no `without`. */
export async function lateAmountsOf(
  database: Asked,
  userId: string,
  without?: string,
): Promise<(closing: string) => readonly LateAmounts[]> {
  const { rows } = await database.execute<LateRow>(sql`
    select distinct on (late.closing_id, late.order_id) late.closing_id as closing,
      coalesce(late.expected, 0) as expected, coalesce(late.received, 0) as received,
      coalesce(late.refunded, 0) as refunded, coalesce(late.unpaid, false) as unpaid, late.difference
    from late_payments late join closings paid on paid.user_id = late.user_id and paid.id = late.paid_in
    where late.user_id = ${userId} and late.difference is not null
      ${without === undefined ? sql`` : sql`and late.paid_in <> ${without}`}
    order by ${earliestFirst}`)
  const byClosing = new Map<string, LateAmounts[]>()
  for (const { closing, expected, received, refunded, difference, unpaid } of rows) {
    const amounts = {
      expected: cents(Number(expected)),
      received: cents(Number(received)),
      refunded: cents(Number(refunded)),
      difference: cents(Number(difference)),
      unpaid,
    }
    const known = byClosing.get(closing)
    if (known) known.push(amounts)
    else byClosing.set(closing, [amounts])
  }
  return (closing) => byClosing.get(closing) ?? []
}

/** The rows of a closing as JSON, with what the income of others paid of it; `own` are those of its own files. */
export async function withLatePayments(
  database: Asked,
  userId: string,
  { id, marketplace }: { readonly id: string; readonly marketplace: ClosingMarketplace },
  own: RowTexts,
): Promise<RowTexts> {
  const payments = await paymentsOf(database, userId, id)
  if (payments.length === 0) return own
  const isPaid = sql`one->>${key} in (select order_id from late_payments where user_id = ${userId} and closing_id = ${id})`
  const { rows } = await database.execute<{ paid: string; others: string }>(sql`
    select coalesce(json_agg(one order by place) filter (where ${isPaid}), '[]')::text as paid,
      coalesce(json_agg(one order by place) filter (where not ${isPaid}), '[]')::text as others
    from closings, json_array_elements(unmatched) with ordinality as rows(one, place)
    where user_id = ${userId} and id = ${id}`)
  return monthTexts(marketplace, String(own.errors), rows[0] ?? { paid: '[]', others: '[]' }, payments)
}

/** Compares the orders of payments anew, as the closings they are of have them now, and keeps what they differ by. */
export async function compareLate(database: Asked, userId: string, among: SQL): Promise<void> {
  const which = sql`user_id = ${userId} and ${among}`
  const payments = await database.execute<{ key: Key; paid: PaidParts }>(sql`
    select json_build_array(closing_id, order_id, paid_in) as key, came as paid from late_payments where ${which}`)
  if (payments.rows.length === 0) return
  const awaited = await database.execute<Awaited>(sql`
    select id as closing, marketplace, one as row from closings, json_array_elements(unmatched) as one
    where user_id = ${userId} and id in (select closing_id from late_payments where ${which})
      and one->>${key} in (select order_id from late_payments where ${which})`)
  const orderOf = new Map(
    awaited.rows.map(({ closing, marketplace, row }) => {
      const order = readUnmatched(row, marketplace)
      return [`${closing} ${order.orderId}`, { order, marketplace }]
    }),
  )
  const compared = payments.rows.map(({ key: [closing, orderId, paidIn], paid }) => {
    const known = orderOf.get(`${closing} ${orderId}`)
    const isPaid = known && isPaidOf(known.marketplace, paid)
    const amounts = isPaid ? lateAmounts(closingOf(known.marketplace).rules, known.order, paid) : noAmounts
    return { closing, orderId, paidIn, ...amounts }
  })
  await database.execute(sql`
    update late_payments
    set expected = compared.expected, received = compared.received, refunded = compared.refunded,
      difference = compared.difference, unpaid = compared.unpaid
    from json_to_recordset(${JSON.stringify(compared)}::json) as compared(
      closing uuid, "orderId" text, "paidIn" uuid, expected bigint, received bigint, refunded bigint, difference bigint,
      unpaid boolean
    )
    where user_id = ${userId} and closing_id = compared.closing and order_id = compared."orderId" and paid_in = compared."paidIn"`)
}

const noAmounts = { expected: null, received: null, refunded: null, difference: null, unpaid: null }

type LateRow = Record<'closing' | Exclude<keyof LateAmounts, 'unpaid'>, string> & { unpaid: boolean }

interface Awaited extends Record<string, unknown> {
  closing: string
  marketplace: ClosingMarketplace
  row: WireUnmatched
}

type Key = [closing: string, orderId: string, paidIn: string]

async function paymentsOf(database: Asked, userId: string, closingId: string): Promise<LatePayment[]> {
  const { rows } = await database.execute<{
    orderId: string
    month: number
    year: number
    marketplace: ClosingMarketplace
    paid: PaidParts
    payments: readonly DayPayment[] | null
  }>(sql`
    select distinct on (late.closing_id, late.order_id)
      late.order_id as "orderId", paid.month, paid.year, paid.marketplace, late.came as paid, late.payments
    from late_payments late join closings paid on paid.user_id = late.user_id and paid.id = late.paid_in
    where late.user_id = ${userId} and late.closing_id = ${closingId}
    order by ${earliestFirst}`)
  return rows
    .filter(({ marketplace, paid }) => isPaidOf(marketplace, paid))
    .map(({ marketplace: _, payments, ...payment }) => ({ ...payment, ...(payments && { payments }) }))
}
