import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartFailure } from '../../config/start-failure.ts'
import { noAnswer, onlyReads } from '../texts.ts'
import { isOutOfReach } from './database-failure.ts'

/** The longest a statement may take, in milliseconds. Migrations and backups may take longer. */
export const longestStatement = 60_000
/** In milliseconds. */
const [leastPatience, betweenTries] = [800, 250]
/** A wrong user, password or database does not become right by waiting. */
const wrongAddress = /^(28|3D)/

interface Answer {
  /** The server's version, as 150004, and as text. */
  number: number
  name: string
  /**
   * What a connection may ask for. PgBouncer takes nothing, because it shares connections: there, it or the user's role
   * must limit how long a statement takes.
   */
  settings: Pick<pg.ClientConfig, 'statement_timeout'>
}

/**
 * Asks a server for its version, until it answers and takes writes. It may start a little later than the product.
 *
 * @throws StartFailure with the last reason, after `seconds` or if waiting does not help
 */
export async function firstAnswer(
  connectionString: string,
  { seconds, waiting }: { seconds: number; waiting: (reason: string) => void },
): Promise<Answer> {
  const end = performance.now() + seconds * 1000
  let isSaid = false
  for (let settings: Answer['settings'] = { statement_timeout: longestStatement }; ; ) {
    const patience = Math.max(leastPatience, end - performance.now())
    try {
      return { ...(await ask({ connectionString, ...settings }, patience)), settings }
    } catch (error) {
      if (isPooler(error) && settings.statement_timeout !== undefined) {
        settings = {}
        continue
      }
      const reason = error instanceof StartFailure ? error.message : noAnswer(reasonOf(error))
      const isFinal =
        !(error instanceof StartFailure || isOutOfReach(error)) || wrongAddress.test(codeOf(error))
      if (isFinal || performance.now() >= end) throw new StartFailure(reason)
      if (!isSaid) waiting(reason)
      isSaid = true
      await pause(betweenTries)
    }
  }
}

async function ask(config: pg.ClientConfig, patience: number): Promise<Omit<Answer, 'settings'>> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: patience, query_timeout: patience })
  // The connection may be lost while nothing is asked; then the next statement says so.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ number: string; name: string; reads: string }>(
      `select current_setting('server_version_num') as number, current_setting('server_version') as name,
        current_setting('transaction_read_only') as reads`,
    )
    const [{ number = '0', name = '?', reads = 'off' } = {}] = rows
    if (reads === 'on') throw new StartFailure(onlyReads)
    return { number: Number(number), name }
  } finally {
    client.end().catch(() => {})
  }
}

function isPooler(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('unsupported startup parameter')
}

function reasonOf(error: unknown): string {
  // A host with several addresses fails with one error per address.
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code ?? '')
}
