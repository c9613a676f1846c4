import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { inject } from 'vitest'
import type { Connected } from '../src/database/connect-database.ts'
import type { Store } from '../src/database/embedded/messages.ts'
import { startWorker } from '../src/database/embedded/start-embedded.ts'

/** A database of the calling test file's own, without records: with the schema, or `bare` even of that. */
export async function openTestDatabase({ bare = false } = {}): Promise<Connected> {
  const prepared = inject('prepared')
  if (prepared.kind === 'dump') {
    const store: Store = bare ? { kind: 'memory' } : { kind: 'memory', dump: prepared.file }
    const { pool, close } = await startWorker(store, (error) => {
      throw error
    })
    return { database: drizzle(pool), close }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: prepared.url })
  await admin.connect()
  await admin.query(`create database ${name} template ${bare ? 'template0' : prepared.template}`)
  await admin.end()
  const pool = new pg.Pool({ connectionString: prepared.url.replace(/[^/]+$/, name) })
  return { database: drizzle(pool), close: () => pool.end() }
}
