import type { GivenFile } from '@vendaclara/contract/closing'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/database.ts'
import { closingFiles, givenFiles } from '../ledger.tables.ts'
import type { MonthOf } from './known-facts.repository.ts'

/** The files given to months; `change-files.repository.ts` lets them count. */
export function givenFilesRepository(database: Database) {
  return {
    /** The whole files of a month, in the sequence they were given. */
    async ofMonth({ userId, closing }: Pick<MonthOf, 'userId' | 'closing'>): Promise<GivenFile[]> {
      const found = await database
        .select({
          file: givenFiles.id,
          slot: givenFiles.slot,
          sha256: givenFiles.sha256,
          report: givenFiles.report,
          rows: givenFiles.rows,
          givenAt: givenFiles.givenAt,
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

    /** Whether a month has a file. */
    async has({ userId, closing }: MonthOf, file: number): Promise<boolean> {
      const isMeant = and(
        eq(closingFiles.userId, userId),
        eq(closingFiles.closingId, closing),
        eq(closingFiles.fileId, file),
      )
      return (await database.$count(closingFiles, isMeant)) > 0
    },

    /** How many files the account has, and how many the month. */
    async counts({ userId, closing }: MonthOf): Promise<{ all: number; ofMonth: number }> {
      const ofAccount = eq(closingFiles.userId, userId)
      return {
        all: await database.$count(givenFiles, and(eq(givenFiles.userId, userId), givenFiles.whole)),
        ofMonth: await database.$count(closingFiles, and(ofAccount, eq(closingFiles.closingId, closing))),
      }
    },

    /** How many rows the account's files have. */
    async countRows(userId: string): Promise<number> {
      const { rows } = await database.execute<{ rows: string }>(
        sql`select coalesce(sum(rows), 0) as rows from given_files where user_id = ${userId}`,
      )
      return Number(rows[0]?.rows)
    },
  }
}
