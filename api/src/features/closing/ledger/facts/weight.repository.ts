import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/database.ts'
import { oneByOne } from '../../../../database/large/one-by-one.ts'
import { anyFile } from './known-facts.repository.ts'

/** How much memory rows take: their number, and the bytes of their texts with those of each product's own. */
interface Weight {
  readonly rows: number
  readonly bytes: number
}

const bytesOfProduct = 64
const heavy: Weight = { rows: 20_000, bytes: 8 * 1024 * 1024 }
/** Of a month whose rows are read all at once, which only other clients than our page do. */
const tooHeavyAtOnce: Weight = { rows: 150_000, bytes: 24 * 1024 * 1024 }
const inLine = oneByOne()

/** Works on rows of this weight. What is heavy is done one after another, before which no connection is held. */
export function inItsTurn<Answer>(weight: Weight, work: () => Promise<Answer>): Promise<Answer> {
  return isHeavy(weight) ? inLine(work) : work()
}

export const isHeavy = (weight: Weight): boolean => exceeds(weight, heavy)
export const isTooHeavyAtOnce = (weight: Weight): boolean => exceeds(weight, tooHeavyAtOnce)

function exceeds({ rows, bytes }: Weight, most: Weight): boolean {
  return rows > most.rows || bytes > most.bytes
}

/** The weight of a month's files, with others that are to be added and without those that are to be removed. */
export function weightOfMonth(
  database: Database,
  { userId, closing }: { userId: string; closing: string },
  { add = [], remove = [] }: { add?: readonly number[]; remove?: readonly number[] } = {},
): ReturnType<typeof weightOf> {
  return weightOf(
    database,
    sql`one.user_id = ${userId} and one.file_id <> all(${sql.param([...remove])}::bigint[]) and (
      one.file_id = ${anyFile(add)} or one.file_id in (
        select file_id from closing_files where user_id = ${userId} and closing_id = ${closing}))`,
  )
}

/** The weight of rows that tables named `one` have. */
export async function weightOf(
  database: Database,
  isWanted: SQL,
): Promise<Weight & { readonly orders: number }> {
  const { rows } = await database.execute<Record<'orders' | 'rows' | 'bytes', string>>(sql`
    select sum(orders) as orders, sum(rows) as rows, sum(bytes) as bytes from (
      select count(*) as orders, count(*) as rows, coalesce(sum(octet_length(status) + octet_length(cancel_reason)
        + coalesce(octet_length(product), 0) + coalesce(octet_length(cut::text), 0)), 0) as bytes
      from orders one where ${isWanted}
      union all
      select 0, 0, coalesce(sum(${bytesOfProduct}::integer + octet_length(name) + octet_length(variation) + octet_length(sku)), 0)
      from order_lines one where ${isWanted}
      union all
      select 0, count(*), 0 from order_payments one where ${isWanted}
      union all
      select 0, count(*), coalesce(sum(octet_length(detail::text)), 0) from file_details one where ${isWanted}
    ) as kinds`)
  const [found] = rows
  return { orders: Number(found?.orders), rows: Number(found?.rows), bytes: Number(found?.bytes) }
}
