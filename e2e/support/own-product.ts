import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { freePort } from '@vendaclara/testing/free-port'
import { startPostgres } from '@vendaclara/testing/postgres-server'
import { ServerProcess } from '@vendaclara/testing/server-process'
import pg from 'pg'
import { startPostalCodes } from './postal-codes.ts'

export interface OwnProduct {
  origin: string
  database: pg.Pool
  /**
   * Starts one more process over the same database, set up differently; answers where it is, and the process. It ends
   * with its journey, since it would answer the gateway for the others, and leave out receipts of their address.
   */
  another: (environment: NodeJS.ProcessEnv) => Promise<{ origin: string; server: ServerProcess }>
  /** Ends what `another` started. */
  endOthers: () => Promise<void>
}

/** Journeys against a product of their own on PostgreSQL, whose rows they can set: what only time or money brings about. */
export const test = base.extend<{ othersEnd: undefined }, { product: OwnProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern to see what is asked for.
    async ({}, use) => {
      const postgres = await startPostgres()
      const DATA_DIR = mkdtempSync(join(tmpdir(), 'vendaclara-own-'))
      const DATABASE_URL = postgres.url('postgres')
      const postalCodes = await startPostalCodes()
      const servers: ServerProcess[] = []
      const endAll = async (some: readonly ServerProcess[]) => {
        await Promise.all(some.map((server) => server.end('SIGTERM')))
      }
      const another = async (environment: NodeJS.ProcessEnv) => {
        const PORT = String(await freePort())
        const shared = {
          DATABASE_URL,
          DATA_DIR,
          LOG_LEVEL: 'warn',
          RATE_LIMIT_FACTOR: '1000',
          POSTAL_CODE_URL: postalCodes.url,
        }
        const server = new ServerProcess({ ...shared, PORT, ...environment })
        servers.push(server)
        await server.listening()
        return { origin: `http://localhost:${environment.PORT ?? PORT}`, server }
      }
      const { origin } = await another({})
      const database = new pg.Pool({ connectionString: DATABASE_URL })
      await use({ origin, database, another, endOthers: () => endAll(servers.splice(1)) })
      await database.end()
      await endAll(servers)
      await postgres.stop()
      postalCodes.stop()
      rmSync(DATA_DIR, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  othersEnd: [
    async ({ product }, use) => {
      await use(undefined)
      await product.endOthers()
    },
    { auto: true },
  ],
  baseURL: ({ product }, use) => use(product.origin),
})
