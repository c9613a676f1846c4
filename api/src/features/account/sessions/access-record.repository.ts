import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { inPages } from '../../../database/large/in-pages.ts'
import { accessRecords } from './access-record.tables.ts'

const rowsOfPage = 500

interface AccessRecord {
  userId: string
  ip: string
  at: Date
}

export function accessRecordRepository(database: Database) {
  return {
    async add(record: AccessRecord): Promise<void> {
      await database.insert(accessRecords).values(record)
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
