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
} from '@vendaclara/core/closing'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'

type Asked = Pick<Database, 'execute'>

/** A file of orders goes beyond its month by so many at most. */
const monthsApart = 2
/** The most orders looked at that two files have: who has more sees the first of them. */
const mostRepeated = 5000
const key = sql.raw(`'${orderIdKey}'`)

/**
 * Looks anew for the orders of a closing that the files of the months around it have, too: those unmatched here, and those unmatched
 * there.
 */
export async function findRepeatedOrders(database: Asked, userId: string, id: string): Promise<void> {
  await database.execute(sql`
    delete from repeated_orders where user_id = ${userId} and (closing_id = ${id} or paid_in = ${id})`)
  const around = await monthsAround(database, userId, id)
  const own = around.get(id)?.ids
  if (!own || around.size === 1) return
  const others = new Set([...around].flatMap(([closing, { ids }]) => (closing === id ? [] : [...ids.keys()])))
  const wanted = { id, own: new Set(own.keys()), others, around: [...around.keys()] }
  const orders = await ordersNamed(database, userId, wanted)
  const pairs = [...orders].flatMap(([paidIn, { ids }]) =>
    [...around].flatMap(([closing, { ids: awaited }]) => {
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
    const awaited = readRows({ errors: [], unmatched: rows }, sent.marketplace).unmatched
    const { month, ids } = around.get(paidIn) ?? { month: 0, ids: new Map() }
    const isEarlier = month < (around.get(closing)?.month ?? 0)
    const found = findRepeated(rules, awaited, { orders: sent.orders, unmatched: ids, isEarlier })
    const kept = found.map(({ order, ...where }) => {
      return { orderId: order.orderId, expected: rules.expectedAmount(order), ...where }
    })
    await database.execute(sql`
      insert into repeated_orders (user_id, closing_id, order_id, paid_in, expected, is_paid, is_left, is_unpaid)
      select distinct on ("orderId") ${userId}::uuid, ${closing}::uuid, "orderId", ${paidIn}::uuid, expected, "isPaid", "isLeft", "isUnpaid"
      from json_to_recordset(${JSON.stringify(kept)}::json) as kept("orderId" text, expected bigint, "isPaid" boolean, "isLeft" boolean, "isUnpaid" boolean)`)
  }
}

/** A closing with its month, counted on, and the ids of its unmatched orders. */
interface Around {
  readonly month: number
  readonly ids: ReadonlyMap<string, { readonly hasDay: boolean }>
}

/** A closing and the compared ones around it, of the same marketplace. */
async function monthsAround(
  database: Asked,
  userId: string,
  id: string,
): Promise<ReadonlyMap<string, Around>> {
  const { rows } = await database.execute<{
    closing: string
    month: number
    ids: [orderId: string, hasDay: boolean][] | null
  }>(sql`
    select closings.id as closing, closings.year * 12 + closings.month as month, (
      select json_agg(json_build_array(one->>${key}, one->'due' is not null))
      from json_array_elements(closings.unmatched) as one
      where one->>${key} is not null
    ) as ids
    from closings join closings own on own.user_id = closings.user_id and own.id = ${id}
    where closings.user_id = ${userId} and closings.marketplace = own.marketplace
      and closings.has_results and not closings.outdated
      and abs((closings.year * 12 + closings.month) - (own.year * 12 + own.month)) <= ${monthsApart}`)
  return new Map(
    rows.map(({ closing, month, ids }) => {
      return [closing, { month, ids: new Map((ids ?? []).map(([one, hasDay]) => [one, { hasDay }])) }]
    }),
  )
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
