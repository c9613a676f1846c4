import { type FileReceipt, type FileSlot, mostOpenFiles } from '@vendaclara/contract/closing'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/database.ts'
import { givenFiles } from '../ledger.tables.ts'
import type { Owner } from './known-facts.repository.ts'

interface Announced {
  readonly slot: FileSlot
  readonly sha256: string
  readonly report?: string | undefined
  readonly receipt: FileReceipt
}

const unfinishedHours = 24

/** The files that were announced and wait for rows. */
export function openFilesRepository(database: Database) {
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

    /** Forgets files whose rows never became whole. */
    async removeUnfinished(now: Date): Promise<void> {
      const before = new Date(now.getTime() - unfinishedHours * 60 * 60 * 1000)
      await database
        .delete(givenFiles)
        .where(and(eq(givenFiles.whole, false), lt(givenFiles.givenAt, before)))
    },
  }
}
