import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import pg from 'pg'
import { freePort } from '../api/test/free-port.ts'
import { startPostgres } from '../api/test/postgres-server.ts'
import { ServerProcess } from '../api/test/server-process.ts'
import { Mailbox } from './mailbox.ts'

export type OwnProduct = { origin: string; database: pg.Pool; mails: Mailbox }

/** Journeys against a product of their own on PostgreSQL, whose rows they can set: what only time or money brings about. */
export const test = base.extend<object, { product: OwnProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to see what is asked for.
    async ({}, use) => {
      const postgres = await startPostgres()
      const dataFolder = mkdtempSync(join(tmpdir(), 'vendaclara-own-'))
      const port = await freePort()
      const DATABASE_URL = postgres.url('postgres')
      const server = new ServerProcess({
        ...{
          DATABASE_URL,
          DATA_DIR: dataFolder,
          PORT: String(port),
          LOG_LEVEL: 'warn',
          RATE_LIMIT_FACTOR: '1000',
        },
      })
      await server.listening()
      const database = new pg.Pool({ connectionString: DATABASE_URL })
      await use({ origin: `http://localhost:${port}`, database, mails: new Mailbox(dataFolder) })
      await database.end()
      await server.end('SIGTERM')
      await postgres.stop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ product }, use) => use(product.origin),
})
