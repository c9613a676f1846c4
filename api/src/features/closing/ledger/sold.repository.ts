import { summedCents } from '@vendaclara/contract/amounts'
import { mostSold, type Sold } from '@vendaclara/contract/products'
import type { CalendarDate } from '@vendaclara/core/calendar'
import { type Cents, cents, noCents } from '@vendaclara/core/money'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { factsOf, type Owner } from './facts/known-facts.repository.ts'

type Marketplace = Owner['marketplace']
type Line = Omit<Sold, 'marketplace' | 'unpriced' | 'revenue'> & { readonly price: Cents | null }

interface Stated extends Record<string, unknown> {
  readonly marketplace: Marketplace
  readonly sku: string
  readonly name: string
  readonly variation: string
  readonly listing: string
  readonly variationId: string
  readonly price: string | null
  readonly units: string
}

export interface Period {
  readonly from: CalendarDate
  readonly until: CalendarDate
}

/**
 * What the orders of a period sold, by what they call it, with the highest revenue first. Of an order the newest file
 * counts, as in {@link factsOf}.
 */
export async function soldBetween(
  database: Database,
  userId: string,
  period: Period,
): Promise<readonly Sold[]> {
  const sums = new Map<string, Sold>()
  for (const { marketplace, units, price, ...line } of await wholeLines(database, userId, period)) {
    const amount = price === null ? null : cents(Number(price))
    addLine(sums, marketplace, { ...line, price: amount, units: Number(units) })
  }
  for (const [marketplace, ids] of await cutOrders(database, userId, period)) {
    const { orders } = await factsOf(database, { userId, marketplace }, ids, { hasItems: true })
    for (const { items } of orders) {
      for (const { price = null, listing = '', variationId = '', ...item } of items)
        addLine(sums, marketplace, { ...item, price, listing, variationId })
    }
  }
  return [...sums.values()].sort((one, other) => other.revenue - one.revenue).slice(0, mostSold)
}

const mostUnits = Number.MAX_SAFE_INTEGER

function addLine(sums: Map<string, Sold>, marketplace: Marketplace, line: Line): void {
  const { listing, variationId, sku, name, variation, units, price } = line
  const key = JSON.stringify([marketplace, listing, variationId, sku, name, variation])
  const known = sums.get(key)
  sums.set(key, {
    marketplace,
    listing,
    variationId,
    sku,
    name,
    variation,
    units: Math.min((known?.units ?? 0) + units, mostUnits),
    unpriced: Math.min((known?.unpriced ?? 0) + (price === null ? units : 0), mostUnits),
    revenue: summedCents((known?.revenue ?? noCents) + (price ?? noCents) * units),
  })
}

const ofPeriod = (userId: string, { from, until }: Period) => sql`
  select distinct on (one.marketplace, one.order_id) one.*
  from orders one join given_files file on file.user_id = one.user_id and file.id = one.file_id and file.whole
  where one.user_id = ${userId} and left(one.created_at, 10) between ${from} and ${until}
  order by one.marketplace, one.order_id, file.last_day desc nulls last, file.given_at desc, file.id desc`

/** Lines of equal price of the orders that one file has whole. */
async function wholeLines(database: Database, userId: string, period: Period): Promise<readonly Stated[]> {
  const { rows } = await database.execute<Stated>(sql`
    with newest as (${ofPeriod(userId, period)})
    select marketplace, sku, name, variation, price, coalesce(listing, '') as listing,
      coalesce(variation_id, '') as "variationId", sum(line.units) as units
    from newest join order_lines line
      on line.user_id = ${userId} and line.file_id = newest.file_id and line.place = newest.place
    where newest.left_out is null and newest.cut is null
    group by marketplace, listing, variation_id, sku, name, variation, price`)
  return rows
}

/** Orders that may have more lines in other files. */
async function cutOrders(
  database: Database,
  userId: string,
  period: Period,
): Promise<readonly (readonly [Marketplace, readonly string[]])[]> {
  const { rows } = await database.execute<{ marketplace: Marketplace; ids: string[] }>(sql`
    with newest as (${ofPeriod(userId, period)})
    select marketplace, array_agg(order_id) as ids from newest
    where left_out is null and cut is not null group by marketplace`)
  return rows.map(({ marketplace, ids }) => [marketplace, ids])
}
