import { sql } from 'drizzle-orm'
import type { Database } from '../../../../database/database.ts'
import { anyOf, type Owner } from '../facts/known-facts.repository.ts'

/** Tells the oldest month whose files name an order, for orders that a month names. */
export async function oldestMonths(
  database: Database,
  { userId, marketplace }: Owner,
  orderIds: readonly string[],
): Promise<(orderId: string) => string> {
  const { rows: given } = await database.execute<{ file: string; closing: string }>(sql`
    select file_id as file, closings.id as closing
    from closing_files join closings on closings.user_id = closing_files.user_id and closings.id = closing_id
    where closing_files.user_id = ${userId} and marketplace = ${marketplace}
    order by year, month, sequence`)
  const sequence = [...new Set(given.map(({ closing }) => closing))]
  const oldestOf = new Map<number, number>()
  for (const { file, closing } of given.toReversed()) oldestOf.set(Number(file), sequence.indexOf(closing))
  const oldest = new Map<string, number>()
  // Right after many rows are stored PostgreSQL does not know how many there are, and a join compares each with each.
  const { rows } = await database.execute<{ id: string; files: readonly number[] }>(sql`
    select order_id as id, json_agg(distinct file_id) as files from orders
    where user_id = ${userId} and marketplace = ${marketplace} and order_id = ${anyOf(orderIds)}
    group by order_id`)
  for (const { id, files } of rows) {
    const places = files.flatMap((file) => oldestOf.get(file) ?? [])
    oldest.set(id, Math.min(...places))
  }
  return (orderId) => {
    const closing = sequence[oldest.get(orderId) ?? -1]
    if (closing === undefined) throw new Error('a finding is of an order that a month names')
    return closing
  }
}
