import {
  type OrderRow,
  orderIdKey,
  readRows,
  readStoredOrders,
  type WireUnmatched,
} from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  ClosingProblem,
  closingOf,
  findRepeated,
  type Order,
  type RepeatedOrder,
} from '@vendaclara/core/closing'
import { type Cents, cents } from '@vendaclara/core/money'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'

type Asked = Pick<Database, 'execute'>

/** A file of orders goes beyond its month by so many at most. */
const monthsApart = 2
/** The most orders looked at that two files have: who has more sees the first of them. */
const mostRepeated = 5000
const key = sql.raw(`'${orderIdKey}'`)

interface Known extends RepeatedOrder {
  readonly closing: string
  readonly expected: Cents
}

/** The unmatched orders that another month's file has, too, and paid: by closing, or of all; as if there was no `without`. */
export async function repeatedOf(
  database: Asked,
  userId: string,
  { closing, without }: { readonly closing?: string; readonly without?: string | undefined } = {},
): Promise<readonly Known[]> {
  const { rows } = await database.execute<Omit<Known, 'expected'> & { expected: string }>(sql`
    select distinct on (repeated.closing_id, repeated.order_id) repeated.closing_id as closing,
      repeated.order_id as "orderId", paid.month, paid.year, repeated.expected
    from repeated_orders repeated
      join closings paid on paid.user_id = repeated.user_id and paid.id = repeated.paid_in
    where repeated.user_id = ${userId}
      ${closing === undefined ? sql`` : sql`and repeated.closing_id = ${closing}`}
      ${without === undefined ? sql`` : sql`and repeated.paid_in <> ${without}`}
      and not exists (
        select 1 from late_payments late
        where late.user_id = repeated.user_id and late.closing_id = repeated.closing_id
          and late.order_id = repeated.order_id and late.difference is not null
      )
    order by repeated.closing_id, repeated.order_id, paid.year, paid.month, paid.sequence`)
  return rows.map(({ expected, ...row }) => ({ ...row, expected: cents(Number(expected)) }))
}

/**
 * Looks anew for the orders of a closing that the files of the months around it have, too: those that it awaits and they paid, and those
 * that they await and it paid.
 */
export async function findRepeatedOrders(database: Asked, userId: string, id: string): Promise<void> {
  await database.execute(sql`
    delete from repeated_orders where user_id = ${userId} and (closing_id = ${id} or paid_in = ${id})`)
  const unmatched = await unmatchedAround(database, userId, id)
  const own = unmatched.get(id)
  if (!own || unmatched.size === 1) return
  const others = new Set([...unmatched].flatMap(([closing, ids]) => (closing === id ? [] : [...ids])))
  const orders = await ordersNamed(database, userId, { id, own, others, around: [...unmatched.keys()] })
  const pairs = [...orders].flatMap(([paidIn, { ids }]) =>
    [...unmatched].flatMap(([closing, awaited]) => {
      const isOfClosing = closing === id || paidIn === id
      if (closing === paidIn || !isOfClosing || ![...ids].some((one) => awaited.has(one))) return []
      return [{ closing, paidIn }]
    }),
  )
  for (const { closing, paidIn } of pairs) {
    const sent = orders.get(paidIn)
    if (!sent) continue
    const rows = await rowsNamed(database, userId, closing, sent.ids)
    const { rules } = closingOf(sent.marketplace)
    const theirs = unmatched.get(paidIn) ?? new Set<string>()
    const awaited = readRows({ errors: [], unmatched: rows }, sent.marketplace).unmatched
    const found = findRepeated(rules, awaited, sent.orders, theirs)
    const kept = found.map((row) => ({ orderId: row.orderId, expected: rules.expectedAmount(row) }))
    await database.execute(sql`
      insert into repeated_orders (user_id, closing_id, order_id, paid_in, expected)
      select distinct on ("orderId") ${userId}::uuid, ${closing}::uuid, "orderId", ${paidIn}::uuid, expected
      from json_to_recordset(${JSON.stringify(kept)}::json) as kept("orderId" text, expected bigint)`)
  }
}

/** The ids of the orders that a closing and the compared ones around it, of the same marketplace, still await: those that other months paid are none. */
async function unmatchedAround(
  database: Asked,
  userId: string,
  id: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await database.execute<{ closing: string; ids: string[] | null }>(sql`
    select closings.id as closing, (
      select json_agg(one->>${key}) from json_array_elements(closings.unmatched) as one
      where one->>${key} is not null and not exists (
        select 1 from late_payments late
        where late.user_id = closings.user_id and late.closing_id = closings.id
          and late.order_id = one->>${key} and late.difference is not null
      )
    ) as ids
    from closings join closings own on own.user_id = closings.user_id and own.id = ${id}
    where closings.user_id = ${userId} and closings.marketplace = own.marketplace
      and closings.has_results and not closings.outdated
      and abs((closings.year * 12 + closings.month) - (own.year * 12 + own.month)) <= ${monthsApart}`)
  return new Map(rows.map(({ closing, ids }) => [closing, new Set(ids ?? [])]))
}

interface Sent {
  readonly marketplace: ClosingMarketplace
  readonly ids: ReadonlySet<string>
  readonly orders: readonly Order[]
}

interface Wanted {
  readonly id: string
  /** The unmatched orders of the closing `id`, and those of the others. */
  readonly own: ReadonlySet<string>
  readonly others: ReadonlySet<string>
  readonly around: readonly string[]
}

/** The stored orders of each closing that another one awaits. */
async function ordersNamed(
  database: Asked,
  userId: string,
  { id, own, others, around }: Wanted,
): Promise<ReadonlyMap<string, Sent>> {
  // As lists they are hashed.
  const isWanted = (ids: ReadonlySet<string>) => sql`one->>${key} = any(${sql.param([...ids])}::text[])`
  const { rows } = await database.execute<{
    closing: string
    marketplace: ClosingMarketplace
    one: OrderRow
  }>(sql`
    select id as closing, marketplace, one from closings, json_array_elements(requests) as one
    where user_id = ${userId} and id = any(${sql.param([...around])}::uuid[])
      and case when id = ${id} then ${isWanted(others)} else ${isWanted(own)} end
    limit ${mostRepeated}`)
  const sent = new Map<string, Sent>()
  for (const closing of new Set(rows.map((row) => row.closing))) {
    const ofClosing = rows.filter((row) => row.closing === closing)
    const marketplace = ofClosing[0]?.marketplace ?? 'shopee'
    const stored = ofClosing.map(({ one }) => one)
    const orders = ordersOf(marketplace, stored)
    sent.set(closing, { marketplace, orders, ids: new Set(orders.map(({ orderId }) => orderId)) })
  }
  return sent
}

/** None where another client stored what are no orders of the marketplace. */
function ordersOf(marketplace: ClosingMarketplace, rows: readonly OrderRow[]): readonly Order[] {
  try {
    return readStoredOrders(marketplace, rows)
  } catch (error) {
    if (error instanceof ClosingProblem) return []
    throw error
  }
}

async function rowsNamed(
  database: Asked,
  userId: string,
  closing: string,
  ids: ReadonlySet<string>,
): Promise<readonly WireUnmatched[]> {
  const { rows } = await database.execute<{ one: WireUnmatched }>(sql`
    select one from closings, json_array_elements(unmatched) as one
    where user_id = ${userId} and id = ${closing} and one->>${key} = any(${sql.param([...ids])}::text[])`)
  return rows.map(({ one }) => one)
}
