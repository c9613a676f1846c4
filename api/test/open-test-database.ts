import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { inject } from 'vitest'
import type { Connected } from '../src/database/connect-database.ts'
import { startWorker } from '../src/database/embedded/start-embedded.ts'
import type { Prepared } from './prepare-database.ts'

/** A database of the calling test file's own, without records: with the schema, or `bare` even of that. */
export async function openTestDatabase({ bare = false } = {}): Promise<Connected> {
  const prepared = inject('prepared')
  if (prepared.kind === 'dump') {
    const dump = bare ? prepared.bareFile : prepared.file
    const { pool, close } = await startWorker({ kind: 'memory', dump }, (error) => {
      throw error
    })
    return { database: drizzle(pool), close }
  }
  const pool = new pg.Pool({ connectionString: await createOnServer(prepared, { bare }) })
  return { database: drizzle(pool), close: () => pool.end() }
}

/** The address of a new database on the PostgreSQL server of the tests; undefined where they run embedded. */
export async function testDatabaseUrl(): Promise<string | undefined> {
  const prepared = inject('prepared')
  return prepared.kind === 'server' ? createOnServer(prepared, { bare: false }) : undefined
}

type Server = Extract<Prepared, { kind: 'server' }>

async function createOnServer({ url, template }: Server, { bare }: { bare: boolean }): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  // Copying the files takes half of what writing them into the log does.
  await admin.query(`create database ${name} template ${bare ? 'template0' : template} strategy file_copy`)
  await admin.end()
  return url.replace(/[^/]+$/, name)
}
