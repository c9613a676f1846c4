import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { StartFailure } from '../config/start-failure.ts'
import type { Database } from './database.ts'
import { newerSchema } from './texts.ts'

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url))
const lockKey = 7_236_001

/**
 * Brings the schema up to date. If several processes start together, one does it and the others wait. It joins the
 * given transaction, which drizzle's own `migrate` would end.
 *
 * @throws StartFailure if a newer version of the product has used the database: there is no way back
 */
export async function migrateDatabase(database: Database): Promise<void> {
  await migrateUpTo(database, knownMigrations().at(-1))
}

/** The same up to a migration such as `0015_plan_prices`; `undefined` means before the first one. */
export async function migrateUpTo(database: Database, last: string | undefined): Promise<void> {
  const wanted = journal().findIndex(({ tag }) => tag === last) + 1
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local statement_timeout = 0`)
    await transaction.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    await transaction.execute(sql`create schema if not exists drizzle`)
    // The jobs fill it later. If several processes created it at once, all but one would fail.
    await transaction.execute(sql`create schema if not exists pgboss`)
    await transaction.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    )
    const done = await newestDone(transaction)
    if (done > (journal().at(-1)?.when ?? 0)) throw new StartFailure(newerSchema)
    for (const one of readMigrationFiles({ migrationsFolder }).slice(0, wanted)) {
      if (one.folderMillis <= done) continue
      for (const statement of one.sql) await transaction.execute(sql.raw(statement))
      await transaction.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${one.hash}, ${one.folderMillis})`,
      )
    }
  })
}

/** The last migration of a database; undefined if this version does not know it. */
export async function lastMigration(database: Database): Promise<string | undefined> {
  const done = await newestDone(database)
  return journal().find(({ when }) => when === done)?.tag
}

/** The names of all migrations in this version, oldest first. */
export function knownMigrations(): string[] {
  return journal().map(({ tag }) => tag)
}

async function newestDone(database: Database): Promise<number> {
  const { rows } = await database.execute<{ newest: string | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  )
  return Number(rows[0]?.newest ?? 0)
}

function journal(): { tag: string; when: number }[] {
  return JSON.parse(fs.readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')).entries
}
