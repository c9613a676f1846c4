import { asc, eq, lt } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { accessRecords } from './access-record.tables.ts'

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

    all(userId: string): Promise<AccessRecord[]> {
      return database
        .select({ userId: accessRecords.userId, ip: accessRecords.ip, at: accessRecords.at })
        .from(accessRecords)
        .where(eq(accessRecords.userId, userId))
        .orderBy(asc(accessRecords.id))
    },

    async removeBefore(time: Date): Promise<void> {
      await database.delete(accessRecords).where(lt(accessRecords.at, time))
    },
  }
}
