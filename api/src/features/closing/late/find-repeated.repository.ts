import {
  type OrderRow,
  orderIdKey,
  readRows,
  readStoredOrders,
  type WireDifference,
  type WireUnmatched,
} from '@vendaclara/contract/closing'
import {
  type ClosingMarketplace,
  ClosingProblem,
  closingOf,
  findAskedElsewhere,
  findRepeated,
  keptLoss,
  type Order,
} from '@vendaclara/core/closing'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'

type Asked = Pick<Database, 'execute'>

/** An orders file reaches at most this many months beyond its own. */
const monthsApart = 2
/** The most orders that are looked at, the same ones each time. */
const mostRepeated = 5000
const key = sql.raw(`'${orderIdKey}'`)

/**
 * Finds again the orders that a closing and the closings of the months around it have in common. It looks at orders
 * that are unmatched or differ in one of two closings and are in the orders file of the other. The rows of
 * `repeated_orders` about this closing are replaced.
 */
export async function findRepeatedOrders(database: Asked, userId: string, id: string): Promise<void> {
  await database.execute(sql`
    delete from repeated_orders where user_id = ${userId} and (closing_id = ${id} or paid_in = ${id})`)
  const around = await monthsAround(database, userId, id)
  const own = around.get(id)
  if (!own || around.size === 1) return
  const others = [...around].flatMap(([closing, month]) => (closing === id ? [] : [...idsOf(month)]))
  const wanted = { id, own: idsOf(own), others: new Set(others), around: [...around.keys()] }
  const orders = await ordersNamed(database, userId, wanted)
  const pairs = [...orders].flatMap(([paidIn, { ids }]) =>
    [...around].flatMap(([closing, month]) => {
      const isOfClosing = closing === id || paidIn === id
      const listed = idsOf(month)
      if (closing === paidIn || !isOfClosing || ![...ids].some((one) => listed.has(one))) return []
      return [{ closing, paidIn }]
    }),
  )
  for (const { closing, paidIn } of pairs) {
    const sent = orders.get(paidIn)
    if (!sent) continue
    const errors = await rowsNamed<WireDifference>(database, { userId, closing, list: 'errors' }, sent.ids)
    const unmatched = await rowsNamed<WireUnmatched>(
      database,
      { userId, closing, list: 'unmatched' },
      sent.ids,
    )
    const marketplace = closingOf(sent.marketplace)
    const { rules } = marketplace
    const own = readRows({ errors, unmatched }, sent.marketplace)
    const { month = 0, ids = new Map(), differing = new Set<string>() } = around.get(paidIn) ?? {}
    const isEarlier = month < (around.get(closing)?.month ?? 0)
    const other = { orders: sent.orders, unmatched: ids, differing, isEarlier }
    const kept = [
      ...findRepeated(rules, own.unmatched, other).map(({ order, ...where }) => {
        return { orderId: order.orderId, expected: rules.expectedAmount(order), ...where }
      }),
      ...findAskedElsewhere(rules, own.differences, other).map((row) => ({
        ...{ orderId: row.orderId, expected: 0, isPaid: true, isLeft: true, isUnpaid: false },
        loss: { difference: row.difference, ...keptLoss(marketplace, row) },
      })),
    ]
    await database.execute(sql`
      insert into repeated_orders (user_id, closing_id, order_id, paid_in, expected, is_paid, is_left, is_unpaid, loss)
      select distinct on ("orderId") ${userId}::uuid, ${closing}::uuid, "orderId", ${paidIn}::uuid, expected, "isPaid", "isLeft", "isUnpaid", loss
      from json_to_recordset(${JSON.stringify(kept)}::json) as kept("orderId" text, expected bigint, "isPaid" boolean, "isLeft" boolean, "isUnpaid" boolean, loss json)`)
  }
}

/** A closing around: its month (year x 12 + month), the ids of its unmatched orders, and those of its differences. */
interface Around {
  readonly month: number
  readonly differing: ReadonlySet<string>
  readonly ids: ReadonlyMap<string, { readonly hasDay: boolean }>
}

function idsOf({ ids, differing }: Around): ReadonlySet<string> {
  return new Set([...ids.keys(), ...differing])
}

/** The closing and those around it that have the same marketplace and current results. */
async function monthsAround(
  database: Asked,
  userId: string,
  id: string,
): Promise<ReadonlyMap<string, Around>> {
  const { rows } = await database.execute<{
    closing: string
    month: number
    ids: [orderId: string, hasDay: boolean][] | null
    differing: string[] | null
  }>(sql`
    select closings.id as closing, closings.year * 12 + closings.month as month, (
      select json_agg(json_build_array(one->>${key}, one->'due' is not null))
      from json_array_elements(closings.unmatched) as one
      where one->>${key} is not null
    ) as ids, (
      select json_agg(one->>${key}) from json_array_elements(closings.errors) as one
      where one->>${key} is not null
    ) as differing
    from closings join closings own on own.user_id = closings.user_id and own.id = ${id}
    where closings.user_id = ${userId} and closings.marketplace = own.marketplace
      and closings.has_results and not closings.outdated
      and abs((closings.year * 12 + closings.month) - (own.year * 12 + own.month)) <= ${monthsApart}`)
  return new Map(
    rows.map(({ closing, month, ids, differing }) => {
      const awaited = new Map((ids ?? []).map(([one, hasDay]) => [one, { hasDay }]))
      return [closing, { month, ids: awaited, differing: new Set(differing ?? []) }]
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
  /** The ids of unmatched and differing orders: `own` of the closing `id`, `others` of the closings around it. */
  readonly own: ReadonlySet<string>
  readonly others: ReadonlySet<string>
  readonly around: readonly string[]
}

/** For each closing, its stored orders that are unmatched or differ in another one. */
async function ordersNamed(
  database: Asked,
  userId: string,
  { id, own, others, around }: Wanted,
): Promise<ReadonlyMap<string, Sent>> {
  // Arrays are looked up by hash.
  const isWanted = (ids: ReadonlySet<string>) => sql`one->>${key} = any(${sql.param([...ids])}::text[])`
  const { rows } = await database.execute<{
    closing: string
    marketplace: ClosingMarketplace
    one: OrderRow
  }>(sql`
    select id as closing, marketplace, one from closings, json_array_elements(requests) as one
    where user_id = ${userId} and id = any(${sql.param([...around])}::uuid[])
      and case when id = ${id} then ${isWanted(others)} else ${isWanted(own)} end
    order by id, one->>${key} limit ${mostRepeated}`)
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

/** Empty if another client stored rows that are no orders of the marketplace. */
function ordersOf(marketplace: ClosingMarketplace, rows: readonly OrderRow[]): readonly Order[] {
  try {
    return readStoredOrders(marketplace, rows)
  } catch (error) {
    if (error instanceof ClosingProblem) return []
    throw error
  }
}

async function rowsNamed<Row>(
  database: Asked,
  { userId, closing, list }: { userId: string; closing: string; list: 'errors' | 'unmatched' },
  ids: ReadonlySet<string>,
): Promise<readonly Row[]> {
  const { rows } = await database.execute<{ one: Row }>(sql`
    select one from closings, json_array_elements(${sql.identifier(list)}) as one
    where user_id = ${userId} and id = ${closing} and one->>${key} = any(${sql.param([...ids])}::text[])`)
  return rows.map(({ one }) => one)
}
