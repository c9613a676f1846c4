import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from '../src/database/database.ts'
import { migrationsFolder } from '../src/database/migrate-database.ts'

interface Journal {
  entries: { tag: string }[]
}

/** Brings a bare database to where it stood before a migration, `0015_plan_prices`, so that a test can store what was stored then. */
export async function migrateBefore(database: Database, tag: string): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-migrations-'))
  try {
    fs.cpSync(migrationsFolder, folder, { recursive: true })
    const file = path.join(folder, 'meta', '_journal.json')
    const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as Journal
    const entries = journal.entries.slice(
      0,
      journal.entries.findIndex((entry) => entry.tag === tag),
    )
    fs.writeFileSync(file, JSON.stringify({ ...journal, entries }))
    await database.transaction((transaction) => migrate(transaction, { migrationsFolder: folder }))
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
