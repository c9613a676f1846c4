import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { anyFile, anyOf, type Owner } from './facts/known-facts.repository.ts'

/**
 * The orders of months that an older month names, too, each as 'month id'. They are asked for by lists of ids: right
 * after many rows are stored PostgreSQL does not know how many there are, and a join would compare each with each.
 */
export async function repeatedOrders(
  database: Database,
  { userId, marketplace }: Owner,
  months: readonly string[],
): Promise<readonly string[]> {
  const { rows: given } = await database.execute<{ file: string; closing: string }>(sql`
    select file_id as file, closings.id as closing
    from closing_files
      join given_files on given_files.user_id = closing_files.user_id and given_files.id = file_id
      join closings on closings.user_id = closing_files.user_id and closings.id = closing_id
    where closing_files.user_id = ${userId} and given_files.marketplace = ${marketplace} and whole and slot = 'orders'
    order by year, month, sequence`)
  const closings = [...new Set(given.map(({ closing }) => closing))]
  if (closings.length < 2) return []
  const closingsOf = (file: number) => given.flatMap((one) => (Number(one.file) === file ? one.closing : []))
  const own = given.flatMap(({ file, closing }) => (months.includes(closing) ? Number(file) : []))
  const shared = own.filter((file) => closingsOf(file).length > 1)
  const { rows: named } = await database.execute<{ id: string }>(sql`
    select distinct order_id as id from orders where user_id = ${userId} and file_id = ${anyFile(own)}`)
  const { rows } = await database.execute<{ id: string; files: readonly number[] }>(sql`
    select order_id as id, json_agg(distinct file_id) as files from orders
    where user_id = ${userId} and marketplace = ${marketplace} and order_id = ${anyOf(named.map(({ id }) => id))}
    group by order_id having min(file_id) <> max(file_id) or min(file_id) = ${anyFile(shared)}`)
  return rows.flatMap(({ id, files }) => {
    const naming = new Set(files.flatMap(closingsOf))
    const [, ...newer] = closings.filter((one) => naming.has(one))
    return newer.flatMap((one) => (months.includes(one) ? `${one} ${id}` : []))
  })
}
