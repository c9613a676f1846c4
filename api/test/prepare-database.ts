import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { startPostgres } from '@vendaclara/testing/postgres-server'
import { drizzle } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import type { TestProject } from 'vitest/node'
import { migrateDatabase, migrationsFolder } from '../src/database/migrate-database.ts'

/**
 * What a test file makes its own database from, created and migrated once: dumps, of which `bareFile` is not migrated, or
 * a server with a template.
 */
export type Prepared =
  | { kind: 'dump'; file: string; bareFile: string }
  | { kind: 'server'; url: string; template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    prepared: Prepared
  }
}

export default async function prepareDatabase(project: TestProject): Promise<() => Promise<void>> {
  const { prepared, clean } = project.name === 'api' ? await server() : await dump()
  project.provide('prepared', prepared)
  return clean
}

interface Preparation {
  prepared: Prepared
  clean: () => Promise<void>
}

async function dump(): Promise<Preparation> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-test-'))
  const [file, bareFile] = [path.join(folder, 'database.tar'), path.join(folder, 'bare.tar')]
  const database = await PGlite.create()
  await writeDump(database, bareFile)
  await migrate(drizzlePglite(database), { migrationsFolder })
  await database.exec(getConstructionPlans())
  await writeDump(database, file)
  await database.close()
  return {
    prepared: { kind: 'dump', file, bareFile },
    clean: async () => fs.rmSync(folder, { recursive: true, force: true }),
  }
}

async function writeDump(database: PGlite, file: string): Promise<void> {
  const content = await database.dumpDataDir('none')
  fs.writeFileSync(file, Buffer.from(await content.arrayBuffer()))
}

async function server(): Promise<Preparation> {
  const postgres = await startPostgres()
  const admin = new pg.Client({ connectionString: postgres.url('postgres') })
  await admin.connect()
  await admin.query('create database template_migrated')
  await admin.end()
  const pool = new pg.Pool({ connectionString: postgres.url('template_migrated') })
  await migrateDatabase(drizzle(pool))
  await pool.query(getConstructionPlans())
  await pool.end()
  return {
    prepared: { kind: 'server', url: postgres.url('postgres'), template: 'template_migrated' },
    clean: postgres.stop,
  }
}
