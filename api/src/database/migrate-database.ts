import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './database.ts'

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
const lockKey = 7_236_001

/** Brings the schema up to date; of processes that start together, one does it and the others wait for it. */
export async function migrateDatabase(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    await migrate(transaction, { migrationsFolder })
  })
}
