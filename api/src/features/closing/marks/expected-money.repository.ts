import { summedCents } from '@vendaclara/contract/amounts'
import { type ExpectedMoney, monthName } from '@vendaclara/contract/closing'
import { addDays, type CalendarDate, weekStart } from '@vendaclara/core/calendar'
import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { inOldestClosing, isUnmarkedOrder } from './open-claims.repository.ts'

interface Expected extends Record<string, unknown> {
  readonly closing: string
  readonly marketplace: ClosingMarketplace
  readonly month: number
  readonly year: number
  readonly orders: string
  readonly amount: string
  readonly isLate: boolean
}

/**
 * The money of a seller that is due from today to Sunday, and what is late, by closing. Late are unpaid orders of
 * closings with an income file that the marketplace can be asked for, without those the seller marked. A part that is
 * late is claimed, so it does not count here.
 */
export async function expectedMoney(
  database: Database,
  userId: string,
  today: CalendarDate,
): Promise<ExpectedMoney[]> {
  const sunday = addDays(weekStart(today), 6)
  const hasIncome = sql`exists (
    select from closing_files given join given_files file on file.user_id = given.user_id and file.id = given.file_id
    where given.user_id = ${userId} and given.closing_id = closings.id and slot = 'income' and whole
  )`
  const awaitedByOldest = sql`
    with found as (
      select marketplace, order_id, expected, reason, made_on from findings
      where user_id = ${userId} and state = 'unmatched' and made_on <= ${sunday}
    )
    select named.*, (figures ->> 'usualDays')::integer as usual_days
    from (${inOldestClosing(userId, sql`true`)}) as named
      join closings on closings.user_id = ${userId} and closings.id = closing`
  const { rows } = await database.execute<Expected>(sql`
    with found as (
      select marketplace, order_id, expected as amount, reason, due_on < ${today} as is_late from (
        select marketplace, order_id, expected, reason, due_on from findings
        where user_id = ${userId} and state = 'unmatched' and due_on is not null
        union all
        select marketplace, order_id, expected, reason, made_on + usual_days from (${awaitedByOldest}) as estimated
      ) as awaited
      where due_on <= ${sunday}
      union all
      select marketplace, order_id, rest, reason, false from findings
      where user_id = ${userId} and rest > 0 and rest_until between ${today} and ${sunday}
    ), named as (
      ${inOldestClosing(userId, sql`not found.is_late or found.reason is null and ${hasIncome} and ${isUnmarkedOrder(userId)}`)}
    )
    select closing, marketplace, month, year, is_late as "isLate", count(*) as orders, sum(amount) as amount
    from named group by closing, marketplace, month, year, is_late order by year, month, closing, is_late`)
  return rows.map(({ month, orders, amount, ...money }) => ({
    ...money,
    month: monthName(month),
    orders: Number(orders),
    amount: summedCents(Number(amount)),
  }))
}
