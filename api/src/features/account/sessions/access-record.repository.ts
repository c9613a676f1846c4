import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { inPages } from '../../../database/large/in-pages.ts'
import { accessRecords } from './access-record.tables.ts'

const rowsOfPage = 500
const hour = 60 * 60 * 1000

interface AccessRecord {
  userId: string
  ip: string
  at: Date
}

export function accessRecordRepository(database: Database) {
  return {
    /** Adds a record, unless the account has one of the same address within the hour: anybody may log in again and again. */
    async add({ userId, ip, at }: AccessRecord): Promise<void> {
      const [now, since] = [at.toISOString(), new Date(at.getTime() - hour).toISOString()]
      await database.execute(sql`
        insert into access_records (user_id, ip, at) select ${userId}::uuid, ${ip}, ${now}::timestamptz
        where not exists (
          select from access_records
          where user_id = ${userId} and ip = ${ip} and at > ${since} and at <= ${now})`)
    },

    /** Oldest first, page by page. */
    pages: (userId: string): AsyncGenerator<Pick<AccessRecord, 'ip' | 'at'>[]> =>
      inPages(rowsOfPage, (last?: { id: number; ip: string; at: Date }) =>
        database
          .select({ id: accessRecords.id, ip: accessRecords.ip, at: accessRecords.at })
          .from(accessRecords)
          .where(and(eq(accessRecords.userId, userId), gt(accessRecords.id, last?.id ?? 0)))
          .orderBy(asc(accessRecords.id))
          .limit(rowsOfPage),
      ),

    async removeBefore(time: Date): Promise<void> {
      await database.delete(accessRecords).where(lt(accessRecords.at, time))
    },
  }
}
