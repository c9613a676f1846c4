import type { Database } from '../../database/database.ts'
import { isOutOfReach } from '../../database/failures/database-failure.ts'
import { knownMigrations, migrateDatabase, migrateUpTo } from '../../database/migrate-database.ts'
import { addRows, continueNumbers, readRows, settleTexts, tablesOf } from '../../database/table-rows.ts'
import { causeOf } from '../words/cause-of.ts'
import { type Beginning, RowDigest, readLines } from './backup-lines.ts'
import { BackupProblem, problems } from './texts.ts'

export interface Restored extends Beginning {
  rows: Record<string, number>
}

/**
 * Fills an empty database from the lines of a backup and migrates it to this version's schema. It is one transaction,
 * so after an error the database is still empty. Each table is read back and compared with the backup's digest.
 */
export function restoreBackup(database: Database, lines: AsyncIterable<string>): Promise<Restored> {
  return database.transaction(async (transaction) => {
    await settleTexts(transaction)
    if ((await tablesOf(transaction)).length > 0) throw new BackupProblem(problems.notEmpty)
    const rows: Record<string, number> = {}
    let refused: BackupProblem | undefined
    const beginning = await readLines(lines, {
      begin: async ({ schema, tables }) => {
        checkVersion(schema)
        await migrateUpTo(transaction, schema)
        const made = await tablesOf(transaction)
        if (made.length !== tables.length || tables.some((table) => !made.includes(table))) {
          throw new BackupProblem(problems.otherTables)
        }
      },
      add: async (table, added) => {
        if (refused) return
        await addRows(transaction, table, added).catch((error: unknown) => {
          if (isOutOfReach(error)) throw error
          refused = new BackupProblem(problems.refused(table, causeOf(error)))
        })
      },
      endTable: async (table, end) => {
        // Only now it is known that the rows are those of the backup.
        if (refused) throw refused
        const digest = new RowDigest()
        for await (const read of readRows(transaction, table)) for (const row of read) digest.add(row)
        const found = digest.end()
        if (found.rows !== end.rows || found.digest !== end.digest) {
          throw new BackupProblem(problems.otherwiseStored(table))
        }
        await continueNumbers(transaction, table)
        rows[table] = found.rows
      },
    })
    await migrateDatabase(transaction)
    return { ...beginning, rows }
  })
}

/** Reads a backup to its end without storing anything. Also refuses one that this version could not restore. */
export async function checkBackup(lines: AsyncIterable<string>): Promise<Restored> {
  const rows: Record<string, number> = {}
  const beginning = await readLines(lines, {
    begin: async ({ schema }) => checkVersion(schema),
    add: async () => {},
    endTable: async (table, end) => {
      rows[table] = end.rows
    },
  })
  return { ...beginning, rows }
}

function checkVersion(schema: string): void {
  if (!knownMigrations().includes(schema)) throw new BackupProblem(problems.newer(schema))
}
