import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartFailure } from '../config/start-failure.ts'
import type { Config } from '../config.ts'
import type { Database } from './database.ts'
import { startEmbedded } from './embedded/start-embedded.ts'
import { firstAnswer } from './failures/first-answer.ts'
import { leaveReadOnly } from './failures/leave-read-only.ts'
import { sendInPieces } from './large/send-in-pieces.ts'
import { oldServer } from './texts.ts'

/** Older servers lack features that the schema uses, or were never tested. */
const oldestServer = 15
/** The longest wait for a further connection and for a free one of the pool, in milliseconds. */
const [longestConnecting, longestWait] = [800, 5000]

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

interface Place extends Pick<Config, 'databaseUrl' | 'dataDir'> {
  /** How long a server may take to answer for the first time, in seconds; 0 if it must do so at once. */
  databaseWait?: number
}

/**
 * Connects to the PostgreSQL of `DATABASE_URL`, or starts the embedded one. `lost` is called if the embedded one
 * fails, `waiting` with the reason if the server does not answer at once.
 */
export async function connectDatabase(
  { databaseUrl, dataDir, databaseWait = 0 }: Place,
  lost: (error: Error) => void,
  waiting: (reason: string) => void = () => {},
): Promise<Connected> {
  if (!databaseUrl) {
    const { pool, close } = await startEmbedded(dataDir, lost)
    return { database: drizzle(pool), close }
  }
  const server = await firstAnswer(databaseUrl, { seconds: databaseWait, waiting })
  if (server.number < oldestServer * 10_000) throw new StartFailure(oldServer(server.name, oldestServer))
  const pool = openPool({ connectionString: databaseUrl, ...server.settings })
  return { database: drizzle(pool), close: () => pool.end() }
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
  leaveReadOnly(pool)
  return pool
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
