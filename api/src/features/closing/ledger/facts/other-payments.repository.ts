import { monthName, mostRowsOfPart, type OtherPayments } from '@vendaclara/contract/closing'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../../database/database.ts'
import { anyFile, type MonthOf } from './known-facts.repository.ts'
import { isPayment, paymentsWhere, readTakenBack, wirePayment } from './stored-rows.repository.ts'

/** Payments of other months' files for the orders of a month, those after a place of a file. */
export async function otherPayments(
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
    where given_files.user_id = ${userId} and given_files.id = ${anyFile(files)}
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
