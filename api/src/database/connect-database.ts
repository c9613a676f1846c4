import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartFailure } from '../config/start-failure.ts'
import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { sendInPieces } from './large/send-in-pieces.ts'
import { noAnswer, oldServer } from './texts.ts'

/** Older servers lack features that the schema uses, or were never tested. */
const oldestServer = 15
/** The longest wait for a new connection and for a free one of the pool, in milliseconds. */
const [longestConnecting, longestWait] = [800, 5000]
/** The longest a statement may take, in milliseconds. Migrations and backups may take longer. */
export const longestStatement = 60_000

/** Gives up soon, so the request is answered with `unavailable` and can be sent again. */
class ImpatientClient extends pg.Client {
  constructor(config: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: longestConnecting })
    sendInPieces(this)
  }
}

export interface Connected {
  database: Database
  close: () => Promise<void>
}

/**
 * Connects to the PostgreSQL of `DATABASE_URL`, or starts the embedded one. `lost` is called if the embedded one
 * fails.
 */
export async function connectDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  lost: (error: Error) => void,
): Promise<Connected> {
  const { pool, close } = databaseUrl ? await connectServer(databaseUrl) : await startEmbedded(dataDir, lost)
  return { database: drizzle(pool), close }
}

async function connectServer(
  connectionString: string,
): Promise<{ pool: pg.Pool; close: () => Promise<void> }> {
  let pool = openPool({ connectionString, statement_timeout: longestStatement })
  let version = versionOf(pool)
  if (await version.then(() => false, isPooler)) {
    await pool.end()
    pool = openPool({ connectionString })
    version = versionOf(pool)
  }
  const { number, name } = await version.catch((error: unknown) => {
    throw new StartFailure(noAnswer(reasonOf(error)))
  })
  if (number < oldestServer * 10_000) throw new StartFailure(oldServer(name, oldestServer))
  return { pool, close: () => pool.end() }
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    Client: ImpatientClient as unknown as new () => pg.ClientBase,
    connectionTimeoutMillis: longestWait,
    keepAlive: true,
  })
  // The pool replaces a lost connection. Without a listener, the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.on('end', () => giveBack(client))
  })
  return pool
}

async function versionOf(pool: pg.Pool): Promise<{ number: number; name: string }> {
  const { rows } = await pool.query<{ number: string; name: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as name`,
  )
  const [{ number = '0', name = '?' } = {}] = rows
  return { number: Number(number), name }
}

/**
 * PgBouncer accepts no settings at connection time, because it shares connections. There, it or the user's role must
 * limit how long a statement takes.
 */
function isPooler(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('unsupported startup parameter')
}

/**
 * Makes the pool drop a lost connection, even one in use. Drizzle never releases one whose `begin` failed; each would
 * occupy a place in the pool, and the pool could not end.
 */
function giveBack(client: pg.PoolClient): void {
  try {
    client.release(true)
  } catch {
    // The connection was not in use.
  }
  client.release = () => {}
}

function reasonOf(error: unknown): string {
  // A host with several addresses fails with one error per address.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
