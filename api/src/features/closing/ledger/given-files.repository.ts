import type { FileReceipt, FileSlot, GivenFile, OtherPayments } from '@vendaclara/contract/closing'
import { monthName, mostOpenFiles, mostRowsOfPart } from '@vendaclara/contract/closing'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { foldOrders } from './fold-orders.ts'
import { numbered, type Owner, ordersOfFiles } from './known-facts.ts'
import { closingFiles, givenFiles } from './ledger.tables.ts'
import { isPayment, paymentsWhere, readTakenBack, wirePayment } from './stored-rows.ts'

/** A month of an account. */
export interface MonthOf extends Owner {
  readonly closing: string
}

interface Announced {
  readonly slot: FileSlot
  readonly sha256: string
  readonly report?: string | undefined
  readonly receipt: FileReceipt
}

const unfinishedHours = 24

/** The files given to months, and the months' orders and payments that follow from them. */
export function givenFilesRepository(database: Database) {
  return {
    /** Of the files that wait for rows only the latest are kept. */
    async announce({ userId, marketplace }: Owner, sent: Announced, now: Date): Promise<number> {
      const { to } = sent.receipt
      await database.execute(sql`
        delete from given_files where user_id = ${userId} and id in (
          select id from given_files where user_id = ${userId} and not whole order by id desc offset ${mostOpenFiles - 1}
        )`)
      const [added] = await database
        .insert(givenFiles)
        .values({ userId, marketplace, ...sent, lastDay: to ?? null, givenAt: now })
        .returning({ id: givenFiles.id })
      if (!added) throw new Error('the insert answered no row')
      return added.id
    },

    /**
     * Counts the rows of a file that still waits for some. Answers whether there is such a file of this marketplace, and
     * of this slot if it is given.
     */
    async growTo(
      { userId, marketplace }: Owner,
      file: number,
      rows: number,
      slot?: FileSlot,
    ): Promise<boolean> {
      const found = await database
        .update(givenFiles)
        .set({ rows: sql`greatest(${givenFiles.rows}, ${rows})` })
        .where(
          and(
            eq(givenFiles.userId, userId),
            eq(givenFiles.id, file),
            eq(givenFiles.marketplace, marketplace),
            eq(givenFiles.whole, false),
            slot && eq(givenFiles.slot, slot),
          ),
        )
        .returning({ id: givenFiles.id })
      return found.length > 0
    },

    /** The whole files of a month, in the sequence they were given. */
    async ofMonth({ userId, closing }: Pick<MonthOf, 'userId' | 'closing'>): Promise<GivenFile[]> {
      const found = await database
        .select({
          ...{ file: givenFiles.id, slot: givenFiles.slot, sha256: givenFiles.sha256 },
          ...{ report: givenFiles.report, rows: givenFiles.rows, givenAt: givenFiles.givenAt },
          receipt: givenFiles.receipt,
        })
        .from(closingFiles)
        .innerJoin(
          givenFiles,
          and(eq(givenFiles.userId, closingFiles.userId), eq(givenFiles.id, closingFiles.fileId)),
        )
        .where(
          and(
            eq(closingFiles.userId, userId),
            eq(closingFiles.closingId, closing),
            eq(givenFiles.whole, true),
          ),
        )
        .orderBy(asc(givenFiles.givenAt), asc(givenFiles.id))
      return found.map(({ report, givenAt, ...file }) => ({
        ...file,
        givenAt: givenAt.getTime(),
        ...(report !== null && { report }),
      }))
    },

    /**
     * Lets a file count in a month, in place of the files in `replaces`. Another file with the same content is the same
     * file given again: it goes too, and its other months have the new one.
     */
    async complete(month: MonthOf, file: number, replaces: readonly number[]): Promise<void> {
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
    },

    /** Whether a month has a file. */
    async has({ userId, closing }: MonthOf, file: number): Promise<boolean> {
      const isMeant = and(
        eq(closingFiles.userId, userId),
        eq(closingFiles.closingId, closing),
        eq(closingFiles.fileId, file),
      )
      return (await database.$count(closingFiles, isMeant)) > 0
    },

    /** Takes a file of a month back. A file that another month has too stays there. Answers whether the month had it. */
    async takeBack(month: MonthOf, file: number): Promise<boolean> {
      if (!(await givenFilesRepository(database).has(month, file))) return false
      await dropFiles(database, month, [file])
      return true
    },

    /** Removes all files of a month, before the month itself goes. */
    async takeAllBack(month: MonthOf): Promise<void> {
      const { rows } = await database.execute<{ id: string }>(sql`
        select file_id as id from closing_files where user_id = ${month.userId} and closing_id = ${month.closing}`)
      if (rows.length > 0) {
        await dropFiles(
          database,
          month,
          rows.map(({ id }) => Number(id)),
        )
      }
    },

    /** How many rows the account's files have. */
    async countRows(userId: string): Promise<number> {
      const { rows } = await database.execute<{ rows: string }>(
        sql`select coalesce(sum(rows), 0) as rows from given_files where user_id = ${userId}`,
      )
      return Number(rows[0]?.rows)
    },

    /** Forgets files whose rows never became whole. */
    async removeUnfinished(now: Date): Promise<void> {
      const before = new Date(now.getTime() - unfinishedHours * 60 * 60 * 1000)
      await database
        .delete(givenFiles)
        .where(and(eq(givenFiles.whole, false), lt(givenFiles.givenAt, before)))
    },

    /** Payments of other months' files for the orders of a month, those after a place of a file. */
    otherPayments: (month: MonthOf, after: { readonly file: number; readonly place: number }) =>
      otherPayments(database, month, after),
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
  const changed = new Set(await ordersOfFiles(database, month, all))
  for (const id of await ordersOfMonths(database, month, all)) changed.add(id)
  await database.execute(sql`
    delete from closing_files where user_id = ${userId} and (
      (closing_id = ${closing} and file_id in ${numbered(fromMonth)}) or file_id in ${numbered(everywhere)}
    )`)
  await database.execute(sql`
    delete from given_files where user_id = ${userId} and whole and id in ${numbered([...fromMonth, ...everywhere])}
      and not exists (
        select from closing_files where closing_files.user_id = given_files.user_id and file_id = given_files.id
      )`)
  await foldOrders(database, month, [...changed])
  await database.execute(sql`
    update closings set revision = revision + 1 where user_id = ${userId} and (
      id = ${closing} or id in (
        select closing_id from closing_files join orders using (user_id, file_id)
        where user_id = ${userId} and order_id in (select value from json_array_elements_text(${JSON.stringify([...changed])}::json))
      )
    )`)
}

/** The orders of all months that have one of these files: what is usual in a month follows from all of its orders. */
async function ordersOfMonths(
  database: Database,
  { userId }: Owner,
  files: readonly number[],
): Promise<readonly string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select distinct order_id as id from orders where user_id = ${userId} and file_id in (
      select others.file_id from closing_files others join closing_files one using (user_id, closing_id)
      where others.user_id = ${userId} and one.file_id in ${numbered(files)}
    )`)
  return rows.map(({ id }) => id)
}

async function otherPayments(
  database: Database,
  { userId, marketplace, closing }: MonthOf,
  { file, place }: { readonly file: number; readonly place: number },
): Promise<OtherPayments> {
  const own = sql`select file_id from closing_files where user_id = ${userId} and closing_id = ${closing}`
  const ofMonth = sql`select order_id as id from orders where user_id = ${userId} and file_id in (${own})
    union select unnest(numbers) from orders where user_id = ${userId} and file_id in (${own}) and numbers is not null`
  const isForMonth = sql`one.user_id = ${userId} and one.marketplace = ${marketplace} and one.file_id not in (${own})
      and exists (
        select from given_files whole where whole.user_id = one.user_id and whole.id = one.file_id and whole.whole
      )
      and (one.number in (${ofMonth}) or one.own_id in (${ofMonth}))`
  const isFirst = file === 0
  const after = sql`one.parts is not null and (one.file_id, one.place) > (${file}, ${place})`
  const found = (await paymentsWhere(database, sql`${isForMonth} and ${after}`, mostRowsOfPart)).filter(
    isPayment,
  )
  const taken = isFirst
    ? await paymentsWhere(database, sql`${isForMonth} and one.parts is null`, mostRowsOfPart)
    : []
  const files = [...new Set([...found, ...taken].map((row) => Number(row.file)))]
  const { rows } = await database.execute<{
    file: string
    name: string
    month: number | null
    year: number
  }>(sql`
    select given_files.id as file, receipt->>'fileName' as name, month, year
    from given_files
      left join closing_files on closing_files.user_id = given_files.user_id and file_id = given_files.id
      left join closings on closings.user_id = given_files.user_id and closings.id = closing_id
    where given_files.user_id = ${userId} and given_files.id in ${numbered(files)}
    order by given_files.id, year, month`)
  return {
    payments: found.map((row) => ({ ...wirePayment(row), file: Number(row.file), place: row.place })),
    takenBack: isFirst ? taken.map((row) => ({ ...readTakenBack(row), file: Number(row.file) })) : [],
    files: files.map((id) => {
      const ofFile = rows.filter((row) => Number(row.file) === id)
      const months = ofFile.flatMap(({ month, year }) =>
        month === null ? [] : [{ month: monthName(month), year }],
      )
      return { file: id, fileName: ofFile[0]?.name ?? '', months }
    }),
  }
}
