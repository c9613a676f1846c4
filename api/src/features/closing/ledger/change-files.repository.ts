import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { givenFilesRepository } from './facts/given-files.repository.ts'
import { anyFile, anyOf, type MonthOf, type Owner, ordersOfFiles } from './facts/known-facts.repository.ts'
import { foldOrders, foldVersion } from './fold-orders.repository.ts'
import { givenFiles } from './ledger.tables.ts'
import { writeFiguresOfFiles } from './month-figures.repository.ts'

/**
 * Lets a file count in a month, in place of the files in `replaces`. Another file with the same content is the same
 * file given again: it goes too, and its other months have the new one.
 */
export async function complete(
  database: Database,
  month: MonthOf,
  file: number,
  replaces: readonly number[],
): Promise<void> {
  const { userId, closing } = month
  await database
    .update(givenFiles)
    .set({ whole: true })
    .where(and(eq(givenFiles.userId, userId), eq(givenFiles.id, file)))
  await database.execute(sql`
    insert into closing_files (user_id, closing_id, file_id)
    select ${userId}::uuid, ${closing}::uuid, ${file}::bigint
    union
    select user_id, closing_id, ${file}::bigint from closing_files
    where user_id = ${userId} and file_id in (${sameContent(userId, file)})
    on conflict do nothing`)
  const { rows: same } = await database.execute<{ id: string }>(sameContent(userId, file))
  await dropFiles(
    database,
    month,
    replaces.filter((one) => one !== file),
    same.map(({ id }) => Number(id)),
    [file],
  )
}

/** Takes a file of a month back. A file that another month has too stays there. Answers whether the month had it. */
export async function takeBack(database: Database, month: MonthOf, file: number): Promise<boolean> {
  if (!(await givenFilesRepository(database).has(month, file))) return false
  await dropFiles(database, month, [file])
  return true
}

/** Removes all files of a month, before the month itself goes. */
export async function takeAllBack(database: Database, month: MonthOf): Promise<void> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select file_id as id from closing_files where user_id = ${month.userId} and closing_id = ${month.closing}`)
  if (rows.length > 0) {
    await dropFiles(
      database,
      month,
      rows.map(({ id }) => Number(id)),
    )
  }
}

/** The other files with the content of a file. */
const sameContent = (userId: string, file: number) => sql`
  select same.id from given_files same join given_files one
    on one.user_id = same.user_id and one.sha256 = same.sha256 and one.slot = same.slot
      and one.marketplace = same.marketplace and same.whole
  where one.user_id = ${userId} and one.id = ${file} and same.id <> one.id`

/**
 * Takes files from a month, or (`everywhere`) from all months, forgets those that no month has any more, and folds all
 * orders that these files or the `added` ones are about.
 */
async function dropFiles(
  database: Database,
  month: MonthOf,
  fromMonth: readonly number[],
  everywhere: readonly number[] = [],
  added: readonly number[] = [],
): Promise<void> {
  const { userId, closing } = month
  const all = [...fromMonth, ...everywhere, ...added]
  const changed = await ordersOfFiles(database, month, all)
  await database.execute(sql`
    delete from closing_files where user_id = ${userId} and (
      (closing_id = ${closing} and file_id = ${anyFile(fromMonth)}) or file_id = ${anyFile(everywhere)}
    )`)
  await database.execute(sql`
    delete from given_files where user_id = ${userId} and whole and id = ${anyFile([...fromMonth, ...everywhere])}
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
