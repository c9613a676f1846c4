import { writeDifference, writeStatedOrder, writeUnmatched } from '@vendaclara/contract/closing'
import { closeMonth, closingOf, type Order, type Reconciliation } from '@vendaclara/core/closing'
import { toReais } from '@vendaclara/core/money'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { factsOf, type MonthOf } from './facts/known-facts.repository.ts'

/** The orders of a month's files and what they come to with all payments that are known. */
async function monthOf(
  database: Database,
  month: MonthOf,
): Promise<{ readonly orders: readonly Order[]; readonly found: Reconciliation }> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select distinct order_id as id from orders join closing_files using (user_id, file_id)
      join given_files on given_files.user_id = orders.user_id and given_files.id = orders.file_id
    where orders.user_id = ${month.userId} and closing_id = ${month.closing} and whole`)
  const { orders, leftOut, income, beside } = await factsOf(
    database,
    month,
    rows.map(({ id }) => id),
    { hasItems: true },
  )
  return { orders, found: closeMonth(closingOf(month.marketplace), orders, income, beside, leftOut) }
}

/** The month's rows in the specification's shapes. */
export async function monthView(database: Database, month: MonthOf) {
  const { orders, found } = await monthOf(database, month)
  return {
    requests: orders.map((order) => writeStatedOrder({ order })),
    errors: found.differences.map(writeDifference),
    quantity: found.matched,
    unmatched: found.unmatched.map(writeUnmatched),
    totalErrors: toReais(found.totalDifference),
  }
}
