import type { Database } from '../../src/database/database.ts'
import { knownMigrations, migrateUpTo } from '../../src/database/migrate-database.ts'

/** Brings a bare database to its state before a migration, `0015_plan_prices`, so that a test can store what was stored then. */
export async function migrateBefore(database: Database, tag: string): Promise<void> {
  const known = knownMigrations()
  await migrateUpTo(database, known[known.indexOf(tag) - 1])
}
