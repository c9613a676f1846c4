import {
  monthName,
  type NearClaims,
  nearDays,
  orderIdKey,
  readDifference,
  type WireDifference,
} from '@vendaclara/contract/closing'
import { addDays, type CalendarDate } from '@vendaclara/core/calendar'
import {
  type ClosingMarketplace,
  claimOf,
  closingMarketplaceIds,
  closingOf,
  isContestable,
  startOfTerm,
} from '@vendaclara/core/closing'
import { addCents } from '@vendaclara/core/money'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'

/** Orders of a month are delivered within so many more. */
const monthsToDelivery = 3
/** The last days of months differ by so many. */
const daysOfMonthsDiffer = 3
/** The most orders looked at of one marketplace: who has more sees the first of them. */
const mostOrders = 5000

interface Found extends Record<string, unknown> {
  closing: string
  month: number
  year: number
  row: WireDifference
}

/**
 * The claims of a seller that nobody marked and that end within a week, by closing. Only rows whose day can lie in that week are read, of
 * the few months that have such; what other months paid late is not among them.
 */
export async function nearClaims(
  database: Database,
  userId: string,
  today: CalendarDate,
): Promise<NearClaims[]> {
  const near = new Map<string, NearClaims>()
  for (const marketplace of closingMarketplaceIds) {
    for (const found of await rowsNear(database, userId, marketplace, today)) {
      const claim = claimOf(closingOf(marketplace), readDifference(found.row), today)
      if (!claim || !isContestable(claim.rule)) continue
      const { due, amount } = claim
      if ((due.kind !== 'until' && due.kind !== 'at-least') || due.left < 0 || due.left > nearDays) continue
      const { closing, year } = found
      const isExact = due.kind === 'until'
      const known = near.get(closing)
      const isFirst = !known || due.day < known.until
      near.set(closing, {
        ...{ closing, month: monthName(found.month), year, marketplace },
        orders: (known?.orders ?? 0) + 1,
        amount: known ? addCents(known.amount, amount) : amount,
        ...(isFirst ? { until: due.day, isExact } : { until: known.until, isExact: known.isExact }),
      })
    }
  }
  return [...near.values()].sort((one, other) => (one.until < other.until ? -1 : 1))
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
  const { rows } = await database.execute<Found>(sql`
    select closings.id as closing, closings.month, closings.year, one as row
    from closings, json_array_elements(closings.errors) as one
    where closings.user_id = ${userId} and closings.marketplace = ${marketplace} and closings.difference_count > 0
      and make_date(2000 + closings.year, closings.month, 1)
        between ${from}::date - make_interval(months => ${monthsToDelivery + 1}) and ${to}::date
      and (one->>'Diferenca')::numeric < 0
      and left(coalesce(one->>'deliveredOn', one->>'Data de criação do pedido'), 10) between ${from} and ${to}
      and not exists (
        select 1 from closing_orders
        where closing_id = closings.id and order_id = one->>${orderIdKey} and state is not null
      )
    limit ${mostOrders}`)
  return rows
}
