import { monthName } from '@vendaclara/contract/closing'
import { closeMonth, closingOf } from '@vendaclara/core/closing'
import { toReais } from '@vendaclara/core/money'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { anyFile, anyOf, factsOf, type MonthOf, ordersOfFiles } from './facts/known-facts.repository.ts'

/**
 * The other months that change, and how, once a month or one of its files goes: some of their orders lose payments that no
 * other file states.
 */
export async function dependentClosings(database: Database, month: MonthOf, file?: number) {
  const going = await goingFiles(database, month, file)
  if (going.length === 0) return []
  const named = await ordersOfFiles(database, month, going)
  const { rows } = await database.execute<{
    closing: string
    month: number
    year: number
    orders: readonly string[]
  }>(sql`
    select closings.id as closing, month, year, json_agg(distinct order_id) as orders
    from closings
      join closing_files on closing_files.user_id = closings.user_id and closing_id = closings.id
      join orders on orders.user_id = closings.user_id and orders.file_id = closing_files.file_id
    where closings.user_id = ${month.userId} and closings.id <> ${month.closing}
      and order_id = ${anyOf(named)} and not (orders.file_id = ${anyFile(going)})
    group by closings.id, month, year, sequence order by year, month, sequence`)
  const changed = []
  for (const { closing, month: number, year, orders } of rows) {
    const now = await differencesOf(database, month, orders, [])
    const then = await differencesOf(database, month, orders, going)
    const lost = orders.filter((id) => now.paid.has(id) && !then.paid.has(id)).length
    if (lost === 0 && now.total === then.total) continue
    const totals = { totalErrors: toReais(now.total), totalWithout: toReais(then.total) }
    changed.push({ closing, month: monthName(number), year, orders: lost, ...totals })
  }
  return changed
}

/** The files that no month has any more once the month or the file goes. */
async function goingFiles(
  database: Database,
  { userId, closing }: MonthOf,
  file: number | undefined,
): Promise<readonly number[]> {
  const isMeant = file === undefined ? sql`true` : sql`one.file_id = ${file}`
  const { rows } = await database.execute<{ id: string }>(sql`
    select file_id as id from closing_files one
    where user_id = ${userId} and closing_id = ${closing} and ${isMeant} and not exists (
      select from closing_files other
      where other.user_id = one.user_id and other.file_id = one.file_id and other.closing_id <> one.closing_id
    )`)
  return rows.map(({ id }) => Number(id))
}

/** What these orders differ by in sum, and which of them are paid, without some files. */
async function differencesOf(
  database: Database,
  month: MonthOf,
  orderIds: readonly string[],
  without: readonly number[],
) {
  const { orders, income, beside } = await factsOf(database, month, orderIds, { without })
  const { totalDifference, unmatched } = closeMonth(closingOf(month.marketplace), orders, income, beside)
  const open = new Set(unmatched.map(({ orderId }) => orderId))
  const paid = new Set(orders.flatMap(({ orderId }) => (open.has(orderId) ? [] : orderId)))
  return { total: totalDifference, paid }
}
