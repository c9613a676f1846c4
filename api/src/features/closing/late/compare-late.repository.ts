import {
  isPaidOf,
  orderIdKey,
  readRows,
  type WireDifference,
  type WireUnmatched,
} from '@vendaclara/contract/closing'
import {
  amountsBeside,
  type ClosingMarketplace,
  type ClosingMonth,
  closingOf,
  type DayPayment,
  differentPayments,
  isPaidInPart,
  type LateAmounts,
  lateAmounts,
  monthRows,
  type OrderDifference,
  type PaidParts,
  type UnmatchedOrder,
} from '@vendaclara/core/closing'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import type { LateRests } from '../closing.tables.ts'

const key = sql.raw(`'${orderIdKey}'`)
/** If two closings paid an order with what may be the same payment, that of the earlier month counts. */
export const earliestFirst = sql`late.closing_id, late.order_id, paid.year, paid.month, paid.sequence`

/**
 * Compares late payments with the orders as the closings have them now, and stores the resulting amounts. `among`
 * selects the late payments; the others for the same orders are compared with them.
 */
export async function compareLate(
  database: Pick<Database, 'execute'>,
  userId: string,
  among: SQL,
): Promise<void> {
  // All payments for the same orders are needed: only together they may explain what is missing.
  const payments = await database.execute<Paid>(sql`
    select json_build_array(late.closing_id, late.order_id, late.paid_in) as key, late.came as paid, late.payments, late.named, paid.month, paid.year
    from late_payments late join closings paid on paid.user_id = late.user_id and paid.id = late.paid_in
    where late.user_id = ${userId} and (late.closing_id, late.order_id) in (
      select closing_id, order_id from late_payments where user_id = ${userId} and (${among})
    )
    order by ${earliestFirst}`)
  if (payments.rows.length === 0) return
  // Arrays are looked up by hash. A join would be slow: for a table that just changed, the database expects hardly any
  // rows.
  const closings = sql.param([...new Set(payments.rows.map(({ key: [closing] }) => closing))])
  const orders = sql.param([...new Set(payments.rows.map(({ key: [, order] }) => order))])
  const rowsOf = (list: SQL) => sql`
    select id as closing, marketplace, one from closings, json_array_elements(${list}) as one
    where user_id = ${userId} and id = any(${closings}::uuid[]) and one->>${key} = any(${orders}::text[])`
  const unmatched = await database.execute<RowOf<WireUnmatched>>(rowsOf(sql`unmatched`))
  const differing = await database.execute<RowOf<WireDifference>>(rowsOf(sql`errors`))
  const orderOf = new Map<string, LateOrder>()
  for (const { closing, marketplace, one } of unmatched.rows) {
    for (const order of readRows({ errors: [], unmatched: [one] }, marketplace).unmatched) {
      orderOf.set(`${closing} ${order.orderId}`, { marketplace, order })
    }
  }
  // If another client stored an order in both lists, its difference counts.
  for (const { closing, marketplace, one } of differing.rows) {
    for (const difference of readRows({ errors: [one], unmatched: [] }, marketplace).differences) {
      orderOf.set(`${closing} ${difference.orderId}`, { marketplace, difference })
    }
  }
  const byOrder = new Map<string, Paid[]>()
  for (const payment of payments.rows) {
    const order = orderKey(payment)
    const before = byOrder.get(order)
    if (before) before.push(payment)
    else byOrder.set(order, [payment])
  }
  const together = new Map(
    [...byOrder].map(([order, ofOrder]) => [order, togetherOf(orderOf.get(order), ofOrder)]),
  )
  const compared = payments.rows.map((row) => {
    const [closing, orderId, paidIn] = row.key
    const known = orderOf.get(orderKey(row))
    const { own, rest, ...amounts } = (known && amountsOfPayment(known, row)) ?? noAmounts
    const before = {
      ownDifference: own?.difference ?? null,
      ownExplained: own?.explained ?? null,
      ownRefunded: own?.refunded ?? null,
    }
    const all = together.get(orderKey(row))
    const rests: LateRests = {
      ...(own?.rest && { own: own.rest }),
      ...(rest && { now: rest }),
      ...(all?.rest && { together: all.rest }),
    }
    const beside = { explainedTogether: all?.explained ?? null, rests }
    return { closing, orderId, paidIn, ...amounts, ...before, ...beside }
  })
  await database.execute(sql`
    update late_payments
    set expected = compared.expected, received = compared.received, refunded = compared.refunded,
      difference = compared.difference, explained = compared.explained, unpaid = compared.unpaid,
      own_explained = compared."ownExplained", own_difference = compared."ownDifference",
      own_refunded = compared."ownRefunded", explained_together = compared."explainedTogether",
      rests = compared.rests
    from json_to_recordset(${JSON.stringify(compared)}::json) as compared(
      closing uuid, "orderId" text, "paidIn" uuid, expected bigint, received bigint, refunded bigint, difference bigint,
      explained bigint, unpaid boolean, "ownExplained" bigint, "ownDifference" bigint, "ownRefunded" bigint,
      "explainedTogether" bigint, rests json
    )
    where user_id = ${userId} and closing_id = compared.closing and order_id = compared."orderId" and paid_in = compared."paidIn"`)
}

function orderKey({ key: [closing, order] }: Pick<Paid, 'key'>): string {
  return `${closing} ${order}`
}

/**
 * The amounts of an order with all payments of other months; undefined if only one month paid it, or the order is
 * unknown.
 */
function togetherOf(known: LateOrder | undefined, payments: readonly Paid[]): LateAmounts | undefined {
  if (!known || payments.length === 1) return undefined
  const rows = {
    differences: 'difference' in known ? [known.difference] : [],
    unmatched: 'order' in known ? [known.order] : [],
  }
  const counted = payments
    .filter(({ paid }) => isPaidOf(known.marketplace, paid))
    .map(({ key: [, orderId], payments: days, named, ...payment }) => ({
      ...{ ...payment, orderId },
      ...(days && { payments: days }),
      ...(named && { named }),
    }))
  const { late } = monthRows(closingOf(known.marketplace), rows, counted)
  return late[0]
}

/** The amounts of an order with one payment; null if the payment does not count. */
function amountsOfPayment(known: LateOrder, { paid, payments, named }: Paid): LateAmounts | null {
  const marketplace = closingOf(known.marketplace)
  if (!isPaidOf(known.marketplace, paid)) return null
  const late = { paid, ...(named && { named }) }
  if ('order' in known) return lateAmounts(marketplace, known.order, late)
  const { difference } = known
  if (!isPaidInPart(marketplace.rules, difference)) return null
  const [counted] = differentPayments([{ payments: payments ?? [] }], difference.payments)
  return counted ? amountsBeside(marketplace, difference, late) : null
}

const noAmounts = {
  expected: null,
  received: null,
  refunded: null,
  difference: null,
  explained: null,
  unpaid: null,
  own: undefined,
  rest: undefined,
}

interface RowOf<Row> extends Record<string, unknown> {
  readonly closing: string
  readonly marketplace: ClosingMarketplace
  readonly one: Row
}

/** An order that another closing paid: unmatched in its own, or paid another amount than expected. */
type LateOrder = { readonly marketplace: ClosingMarketplace } & (
  | { readonly order: UnmatchedOrder }
  | { readonly difference: OrderDifference }
)

interface Paid extends ClosingMonth, Record<string, unknown> {
  readonly key: [closing: string, orderId: string, paidIn: string]
  readonly paid: PaidParts
  readonly payments: readonly DayPayment[] | null
  readonly named: readonly string[] | null
}
