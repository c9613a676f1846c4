import {
  type MarkSubject,
  monthName,
  type NearClaims,
  nearDays,
  orderIdKey,
  readDifference,
  readRows,
  type WireDifference,
  type WireUnmatched,
} from '@vendaclara/contract/closing'
import { addDays, type CalendarDate } from '@vendaclara/core/calendar'
import {
  awaitsSeller,
  type ClosingMarketplace,
  closingMarketplaceIds,
  closingOf,
  contestableClaim,
  endOfTerm,
  type LatePayment,
  monthRows,
  movementMarketplaces,
  type OrderDifference,
  startOfTerm,
} from '@vendaclara/core/closing'
import { addCents, cents } from '@vendaclara/core/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { askedElsewhereOf } from '../late/repeated-orders.repository.ts'

/** The orders of a month are delivered within this many further months. */
const monthsToDelivery = 3
/** Months differ by at most this many days. */
const daysOfMonthsDiffer = 3
/** The most rows of one marketplace that a query answers, the same ones each time. */
const mostOrders = 5000

interface OfClosing {
  readonly closing: string
  readonly month: number
  readonly year: number
}

interface Found extends OfClosing {
  readonly difference: OrderDifference
}

/**
 * What ends within a week and the seller has not marked: claims by closing, returns and charged freight by month. What
 * ends first comes first.
 */
export async function nearClaims(
  database: Database,
  userId: string,
  today: CalendarDate,
): Promise<NearClaims[]> {
  const near = [
    ...(await claimsNear(database, userId, today)),
    ...(await returnsNear(database, userId, today)),
    ...(await freightNear(database, userId, today)),
  ]
  return near.sort((one, other) => (one.until < other.until ? -1 : 1))
}

/**
 * The claims of a seller that end within a week, by closing, without marked orders and those that another month claims.
 * Only rows whose day can be in that week are read, from the few months that can have them, including orders that other
 * months paid.
 */
async function claimsNear(
  database: Database,
  userId: string,
  today: CalendarDate,
): Promise<readonly NearClaims[]> {
  const near = new Map<string, NearClaims>()
  const key = (closing: string, orderId: string) => `${closing} ${orderId}`
  const elsewhere = await askedElsewhereOf(database, userId)
  const asked = new Set(elsewhere.map(({ closing, orderId }) => key(closing, orderId)))
  for (const marketplace of closingMarketplaceIds) {
    for (const found of await rowsNear(database, userId, marketplace, today)) {
      if (asked.has(key(found.closing, found.difference.orderId))) continue
      const claim = contestableClaim(closingOf(marketplace), found.difference, today)
      if (!claim) continue
      const { due, amount } = claim
      if ((due.kind !== 'until' && due.kind !== 'at-least') || due.left < 0 || due.left > nearDays) continue
      const { closing, year } = found
      const isExact = due.kind === 'until'
      const known = near.get(closing)
      const isFirst = !known || due.day < known.until
      near.set(closing, {
        ...({ kind: 'claims', closing, month: monthName(found.month), year, marketplace } as const),
        orders: (known?.orders ?? 0) + 1,
        amount: known ? addCents(known.amount, amount) : amount,
        ...(isFirst ? { until: due.day, isExact } : { until: known.until, isExact: known.isExact }),
      })
    }
  }
  return [...near.values()]
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
): Promise<readonly NearClaims[]> {
  const { rows } = await database.execute<Returned>(sql`
    select movements.marketplace, movements.month, movements.until::text as until, movements.state, movements.amount,
      ${closingOfMonth} as closing
    from movements
    where user_id = ${userId} and source = 'returns' and until between ${today} and ${addDays(today, nearDays)}
      and ${isUnmarked('return')}
    order by until, line_id
    limit ${mostOrders}`)
  const near = new Map<string, NearClaims>()
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
 * The freight charged in the wallet and not given back, whose term ends within a week. The wallet has no day of
 * delivery, so the term counts from the first day of the orders' month, and all of one month end on the same day.
 */
async function freightNear(
  database: Database,
  userId: string,
  today: CalendarDate,
): Promise<readonly NearClaims[]> {
  const near: NearClaims[] = []
  for (const marketplace of movementMarketplaces) {
    const [term] = closingOf(marketplace).claims.ofCause('freight-subtotal')?.terms ?? []
    if (!term) continue
    const month = startOfTerm(term, addDays(today, nearDays)).slice(0, 7)
    const until = endOfTerm(term, `${month}-01`)
    if (until < today) continue
    const { rows } = await database.execute<Charged>(sql`
      select closing, count(*) as orders, -sum(amount) as amount from (
        select ${closingOfMonth} as closing, sum(amount) as amount
        from movements
        where user_id = ${userId} and marketplace = ${marketplace} and source = 'wallet' and kind = 'freight'
          and month = ${month} and order_id is not null and ${isUnmarked('freight')}
        group by user_id, marketplace, month, order_id having sum(amount) < 0
      ) as charged group by closing`)
    near.push(
      ...rows.map(({ closing, orders, amount }) => ({
        ...({ kind: 'freight', closing, marketplace, until, isExact: false, ...wireMonthOf(month) } as const),
        ...{ orders: Number(orders), amount: cents(Number(amount)) },
      })),
    )
  }
  return near
}

/** `month` is 'YYYY-MM'. */
function wireMonthOf(month: string): Pick<NearClaims, 'month' | 'year'> {
  return { month: monthName(Number(month.slice(5))), year: Number(month.slice(2, 4)) }
}

async function rowsNear(
  database: Database,
  userId: string,
  marketplace: ClosingMarketplace,
  today: CalendarDate,
): Promise<readonly Found[]> {
  const terms = closingOf(marketplace).claims.termsFrom('delivery')
  if (terms.length === 0) return []
  const starts = terms.flatMap((term) => [
    startOfTerm(term, today),
    startOfTerm(term, addDays(today, nearDays)),
  ])
  const [first = today, last = today] = [starts.toSorted()[0], starts.toSorted().at(-1)]
  const from = addDays(first, -daysOfMonthsDiffer)
  const to = addDays(last, daysOfMonthsDiffer)
  const isNear = sql`closings.user_id = ${userId} and closings.marketplace = ${marketplace}
    and make_date(2000 + closings.year, closings.month, 1)
      between ${from}::date - make_interval(months => ${monthsToDelivery + 1}) and ${to}::date
    and left(coalesce(one->>'deliveredOn', one->>'Data de criação do pedido'), 10) between ${from} and ${to}
    and not exists (
      select 1 from closing_orders
      where user_id = closings.user_id and closing_id = closings.id and order_id = one->>${orderIdKey}
        and subject = 'order' and state is not null
    )`
  return [...(await ownNear(database, isNear)), ...(await paidElsewhereNear(database, isNear, marketplace))]
}

/** Differences by the month's own income, without orders that another month also paid. */
async function ownNear(database: Database, isNear: SQL): Promise<readonly Found[]> {
  const { rows } = await database.execute<OfClosing & { row: WireDifference } & Record<string, unknown>>(sql`
    select closings.id as closing, closings.month, closings.year, one as row
    from closings, json_array_elements(closings.errors) as one
    where ${isNear} and closings.difference_count > 0 and (one->>'Diferenca')::numeric < 0
      and not exists (
        select 1 from late_payments late
        where late.user_id = closings.user_id and late.closing_id = closings.id and late.order_id = one->>${orderIdKey}
          and late.own_difference is not null
      )
    order by closings.id, one->>${orderIdKey} limit ${mostOrders}`)
  return rows.map(({ row, ...closing }) => ({ ...closing, difference: readDifference(row) }))
}

interface PaidElsewhere extends OfClosing, Record<string, unknown> {
  readonly rows: { readonly errors: readonly WireDifference[]; readonly unmatched: readonly WireUnmatched[] }
  readonly payments: readonly LatePayment[]
}

/** Differences of orders that the income of other months paid, alone or in addition to their own month's. */
async function paidElsewhereNear(
  database: Database,
  isNear: SQL,
  marketplace: ClosingMarketplace,
): Promise<readonly Found[]> {
  const payment = sql`json_build_object(
    'orderId', late.order_id, 'month', paid.month, 'year', paid.year, 'paid', late.came,
    'payments', coalesce(late.payments, '[]')
  )`
  const { rows } = await database.execute<PaidElsewhere>(sql`
    select closings.id as closing, closings.month, closings.year,
      json_build_object(
        'errors', coalesce(json_agg(one) filter (where own_difference is not null), '[]'),
        'unmatched', coalesce(json_agg(one) filter (where own_difference is null), '[]')
      ) as rows,
      json_agg(${payment} order by paid.year, paid.month, paid.sequence) as payments
    from late_payments late
      join closings on closings.user_id = late.user_id and closings.id = late.closing_id
      join closings paid on paid.user_id = late.user_id and paid.id = late.paid_in,
      json_array_elements(case when late.own_difference is null then closings.unmatched else closings.errors end) as one
    where ${isNear} and late.difference is not null and one->>${orderIdKey} = late.order_id
    group by closings.id, closings.month, closings.year, late.order_id
    order by closings.id, late.order_id limit ${mostOrders}`)
  return rows.flatMap(({ rows: { errors, unmatched }, payments, ...closing }) => {
    // The row of an order is repeated for each of its payments.
    const own = readRows({ errors: errors.slice(0, 1), unmatched: unmatched.slice(0, 1) }, marketplace)
    const { differences } = monthRows(closingOf(marketplace), own, payments)
    return differences.flatMap((row) => (row.difference < 0 ? { ...closing, difference: row } : []))
  })
}
