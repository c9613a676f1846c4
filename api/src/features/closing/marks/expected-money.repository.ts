import { summedCents } from '@vendaclara/contract/amounts'
import { type ExpectedMoney, monthName } from '@vendaclara/contract/closing'
import { addDays, type CalendarDate, weekStart } from '@vendaclara/core/calendar'
import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { isUnmarkedOrder } from './open-claims.repository.ts'

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
  const { rows } = await database.execute<Expected>(sql`
    with found as (
      select closing_id, order_id, expected as amount, reason, coalesce(due_on, made_on + usual_days) as day
      from findings join closings on closings.user_id = ${userId} and closings.id = closing_id
      where findings.user_id = ${userId} and state = 'unmatched'
      union all
      select closing_id, order_id, rest, reason, rest_until from findings
      where user_id = ${userId} and rest > 0 and rest_until >= ${today}
    )
    select id as closing, marketplace, month, year, day < ${today} as "isLate", count(*) as orders, sum(amount) as amount
    from found join closings on closings.user_id = ${userId} and closings.id = found.closing_id
    where day <= ${sunday} and (day >= ${today} or reason is null and ${hasIncome} and ${isUnmarkedOrder(userId)})
    group by id, marketplace, month, year, sequence, "isLate" order by year, month, sequence, "isLate"`)
  return rows.map(({ month, orders, amount, ...money }) => ({
    ...money,
    month: monthName(month),
    orders: Number(orders),
    amount: summedCents(Number(amount)),
  }))
}
