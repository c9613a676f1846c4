import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { anyFile, anyOf, type MonthOf, type Owner, ordersOfFiles } from './facts/known-facts.repository.ts'
import { foldOrders, foldVersion } from './fold/fold-orders.repository.ts'
import { writeFiguresOfFiles } from './fold/month-figures.repository.ts'
import { givenFiles } from './ledger.tables.ts'

/**
 * Lets files count in a month and takes others from it, forgets those that no month has any more, and folds all orders
 * that one of them is about. Another file with the content of an added one is the same file given again: it goes too, and its
 * other months have the new one. Files to remove that the month does not have are ignored.
 */
export async function changeMonthFiles(
  database: Database,
  month: MonthOf,
  added: readonly number[],
  removed: readonly number[],
): Promise<void> {
  const { userId, closing } = month
  const replaced: number[] = []
  for (const file of added) replaced.push(...(await replaceSame(database, month, file)))
  const { rows: own } = await database.execute<{ id: string }>(sql`
    select file_id as id from closing_files
    where user_id = ${userId} and closing_id = ${closing} and file_id = ${anyFile(removed)}`)
  const gone = [...replaced, ...own.flatMap(({ id }) => (added.includes(Number(id)) ? [] : Number(id)))]
  if (added.length + gone.length === 0) return
  const changed = await ordersOfFiles(database, month, [...added, ...gone])
  await database.execute(sql`
    delete from closing_files where user_id = ${userId} and (
      (closing_id = ${closing} and file_id = ${anyFile(gone)}) or file_id = ${anyFile(replaced)}
    )`)
  await database.execute(sql`
    delete from given_files where user_id = ${userId} and whole and id = ${anyFile(gone)}
      and not exists (
        select from closing_files where closing_files.user_id = given_files.user_id and file_id = given_files.id
      )`)
  const { rows } = await database.execute<{ id: string }>(sql`
    update closings set revision = revision + 1 where user_id = ${userId} and (
      id = ${closing} or id in (
        select closing_id from closing_files join orders using (user_id, file_id)
        where user_id = ${userId} and order_id = ${anyOf(changed)}
      )
    ) returning id`)
  const months = rows.map(({ id }) => id)
  await foldMonths(database, month, months, changed)
}

/** Removes all files of a month, before the month itself goes. */
export async function takeAllBack(database: Database, month: MonthOf): Promise<void> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select file_id as id from closing_files where user_id = ${month.userId} and closing_id = ${month.closing}`)
  const all = rows.map(({ id }) => Number(id))
  await changeMonthFiles(database, month, [], all)
}

/** Lets a file count in its month, and in those of the files with the same content, which are answered. */
async function replaceSame(
  database: Database,
  { userId, closing }: MonthOf,
  file: number,
): Promise<readonly number[]> {
  await database
    .update(givenFiles)
    .set({ whole: true })
    .where(and(eq(givenFiles.userId, userId), eq(givenFiles.id, file)))
  const { rows } = await database.execute<{ id: string }>(sql`
    select same.id from given_files same join given_files one
      on one.user_id = same.user_id and one.sha256 = same.sha256 and one.slot = same.slot
        and one.marketplace = same.marketplace and same.whole
    where one.user_id = ${userId} and one.id = ${file} and same.id <> one.id`)
  const same = rows.map(({ id }) => Number(id))
  await database.execute(sql`
    insert into closing_files (user_id, closing_id, file_id)
    select ${userId}::uuid, ${closing}::uuid, ${file}::bigint
    union
    select user_id, closing_id, ${file}::bigint from closing_files
    where user_id = ${userId} and file_id = ${anyFile(same)}
    on conflict do nothing`)
  return same
}

/**
 * Folds orders that changed, and all orders of those of their months that an earlier version folded, and writes the sums of
 * all these months.
 */
export async function foldMonths(
  database: Database,
  owner: Owner,
  months: readonly string[],
  changed: readonly string[] = [],
): Promise<void> {
  const { userId } = owner
  const { rows } = await database.execute<{ id: string }>(sql`
    select distinct order_id as id
    from closings
      join closing_files on closing_files.user_id = closings.user_id and closing_id = closings.id
      join orders on orders.user_id = closings.user_id and orders.file_id = closing_files.file_id
    where closings.user_id = ${userId} and closings.id = any(${sql.param([...months])}::uuid[])
      and figures is not null and folded_by < ${foldVersion}`)
  await foldOrders(database, owner, [...new Set([...changed, ...rows.map(({ id }) => id)])])
  await writeFiguresOfFiles(database, userId, months)
}
