import { summedCents } from '@vendaclara/contract/amounts'
import { type MarkSubject, monthName, nearDays, type OpenClaims } from '@vendaclara/contract/closing'
import { addDays, type CalendarDate } from '@vendaclara/core/calendar'
import {
  awaitsSeller,
  type ClosingMarketplace,
  closingOf,
  endOfPeriod,
  movementMarketplaces,
  startOfPeriod,
} from '@vendaclara/core/closing'
import { addCents, cents } from '@vendaclara/core/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { isCounted } from '../movements/movements.repository.ts'

/** The most rows of one marketplace that a query answers, the same ones each time. */
const mostOrders = 5000

/**
 * What the seller can still ask for and has not marked: claims by closing, returns and charged freight that end within a
 * week by month. What ends first comes first, what has no known last day at the end.
 */
export async function openClaims(
  database: Database,
  userId: string,
  today: CalendarDate,
): Promise<OpenClaims[]> {
  const open = [
    ...(await claimsOf(database, userId, today)),
    ...(await returnsNear(database, userId, today)),
    ...(await freightNear(database, userId, today)),
  ]
  return open.sort((one, other) => (one.until ?? '9999').localeCompare(other.until ?? '9999'))
}

interface Claimed extends Record<string, unknown> {
  readonly closing: string
  readonly marketplace: ClosingMarketplace
  readonly month: number
  readonly year: number
  readonly orders: string
  readonly amount: string
  readonly until: CalendarDate | null
  readonly isExact: boolean
}

/** The claims of a seller that have not ended, by closing, without marked orders. */
async function claimsOf(
  database: Database,
  userId: string,
  today: CalendarDate,
): Promise<readonly OpenClaims[]> {
  const { rows } = await database.execute<Claimed>(sql`
    with found as (
      select closing_id, order_id, contest_until, contest_is_exact,
        contestable + case when rest_until < ${today} then rest else 0 end as amount
      from findings
      where user_id = ${userId} and (contest_until >= ${today} or contest_until is null and contestable > 0)
    )
    select id as closing, marketplace, month, year, count(*) as orders, sum(amount) as amount,
      min(contest_until)::text as until,
      (array_agg(contest_is_exact order by contest_until, contest_is_exact desc))[1] as "isExact"
    from found join closings on closings.user_id = ${userId} and closings.id = found.closing_id
    where found.amount > 0 and ${isUnmarkedOrder(userId)}
    group by id, marketplace, month, year, sequence order by year, month, sequence`)
  return rows.map(({ month, orders, amount, ...claims }) => ({
    kind: 'claims',
    ...claims,
    month: monthName(month),
    orders: Number(orders),
    amount: summedCents(Number(amount)),
  }))
}

/** Whether the order of `found` has no mark, in any of its months. */
export function isUnmarkedOrder(userId: string): SQL {
  return sql`not exists (
    select from closing_orders marked
    where marked.user_id = ${userId} and marked.order_id = found.order_id and subject = 'order' and state is not null
  )`
}

/** The oldest closing of the month of a movement. */
const closingOfMonth = sql`(
  select id from closings
  where user_id = movements.user_id and marketplace = movements.marketplace
    and make_date(2000 + year, month, 1) = (movements.month || '-01')::date
  order by sequence limit 1
)`
const isUnmarked = (subject: MarkSubject) => sql`not exists (
  select 1 from closing_orders marked join closings on closings.user_id = marked.user_id and closings.id = marked.closing_id
  where closings.user_id = movements.user_id and closings.marketplace = movements.marketplace
    and marked.order_id = movements.order_id and marked.subject = ${subject} and marked.state is not null
)`

interface Returned extends Record<string, unknown> {
  readonly marketplace: ClosingMarketplace
  /** 'YYYY-MM' */
  readonly month: string
  readonly until: CalendarDate
  readonly state: string | null
  readonly amount: string | null
  readonly closing: string | null
}

/**
 * The returns that wait for the seller and end within a week, by the month of their orders. `closing` is the oldest
 * closing of that month, null if there is none.
 */
async function returnsNear(
  database: Database,
  userId: string,
  today: CalendarDate,
): Promise<readonly OpenClaims[]> {
  const { rows } = await database.execute<Returned>(sql`
    select movements.marketplace, movements.month, movements.until::text as until, movements.state, movements.amount,
      ${closingOfMonth} as closing
    from movements
    where ${isCounted(userId)} and source = 'returns' and until between ${today} and ${addDays(today, nearDays)}
      and ${isUnmarked('return')}
    order by until, line_id
    limit ${mostOrders}`)
  const near = new Map<string, OpenClaims>()
  for (const { marketplace, month, until, state, amount, closing } of rows) {
    if (!awaitsSeller({ until, ...(state !== null && { state }) })) continue
    const key = `${marketplace} ${month}`
    const refund = cents(Math.abs(Number(amount ?? 0)))
    const known = near.get(key)
    near.set(key, {
      ...({ kind: 'returns', closing, marketplace, isExact: true } as const),
      ...wireMonthOf(month),
      orders: (known?.orders ?? 0) + 1,
      amount: known ? addCents(known.amount, refund) : refund,
      until: known?.until ?? until,
    })
  }
  return [...near.values()]
}

interface Charged extends Record<string, unknown> {
  readonly closing: string | null
  readonly orders: string
  readonly amount: string
}

/**
 * The freight charged in the wallet and not given back, whose period ends within a week. The wallet has no day of
 * delivery, so the period counts from the first day of the orders' month, and all of one month end on the same day.
 */
async function freightNear(
  database: Database,
  userId: string,
  today: CalendarDate,
): Promise<readonly OpenClaims[]> {
  const near: OpenClaims[] = []
  for (const marketplace of movementMarketplaces) {
    const [period] = closingOf(marketplace).claims.ofReason('freight-subtotal')?.periods ?? []
    if (!period) continue
    const month = startOfPeriod(period, addDays(today, nearDays)).slice(0, 7)
    const until = endOfPeriod(period, `${month}-01`)
    if (until < today) continue
    const { rows } = await database.execute<Charged>(sql`
      select closing, count(*) as orders, -sum(amount) as amount from (
        select ${closingOfMonth} as closing, sum(amount) as amount
        from movements
        where ${isCounted(userId)} and marketplace = ${marketplace} and source = 'wallet' and kind = 'freight'
          and month = ${month} and order_id is not null and ${isUnmarked('freight')}
        group by user_id, marketplace, month, order_id having sum(amount) < 0
      ) as charged group by closing`)
    near.push(
      ...rows.map(({ closing, orders, amount }) => ({
        ...({ kind: 'freight', closing, marketplace, until, isExact: false, ...wireMonthOf(month) } as const),
        orders: Number(orders),
        amount: summedCents(Number(amount)),
      })),
    )
  }
  return near
}

/** `month` is 'YYYY-MM'. */
function wireMonthOf(month: string): Pick<OpenClaims, 'month' | 'year'> {
  return { month: monthName(Number(month.slice(5))), year: Number(month.slice(2, 4)) }
}
