import type { Database } from '../../database/database.ts'
import { lastMigration } from '../../database/migrate-database.ts'
import { readRows, settleTexts, tablesOf } from '../../database/table-rows.ts'
import { writeLines } from './backup-lines.ts'
import { type Packing, pack } from './packed-file.ts'
import { BackupProblem, problems } from './texts.ts'

/** Copies all tables, in their state at one moment, into a new file, while the product runs. */
export function makeBackup(database: Database, createdAt: Date, packing: Packing): Promise<void> {
  return database.transaction(
    async (transaction) => {
      await settleTexts(transaction)
      const schema = await lastMigration(transaction)
      if (schema === undefined) throw new BackupProblem(problems.newerDatabase)
      const beginning = {
        product: 'vendaclara' as const,
        format: 1 as const,
        createdAt: createdAt.toISOString(),
        schema,
        tables: await tablesOf(transaction),
      }
      await pack(
        writeLines(beginning, (table) => readRows(transaction, table)),
        packing,
      )
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
