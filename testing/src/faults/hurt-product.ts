import { connectDatabase } from '@vendaclara/api/src/database/connect-database.ts'
import { poolOf } from '@vendaclara/api/src/database/database.ts'
import { migrateDatabase } from '@vendaclara/api/src/database/migrate-database.ts'
import type { Pool } from 'pg'
import { freePort } from '../free-port.ts'
import { ServerProcess } from '../server-process.ts'
import { storeSeller } from '../stored-seller.ts'
import { type Found, Ledger, type Person } from './ledger.ts'
import { Surroundings } from './surroundings.ts'

interface Place {
  /** Undefined: the embedded database in the folder. */
  databaseUrl: string | undefined
  dataDir: string
  sellers: number
  environment?: NodeJS.ProcessEnv
}

/** A product with active sellers that is started, disturbed and started again with the same data. */
export class HurtProduct {
  readonly surroundings: Surroundings
  readonly ledger: Ledger
  private readonly place: Place
  private readonly started: ServerProcess[] = []

  private constructor(place: Place, surroundings: Surroundings, people: readonly Person[]) {
    this.place = place
    this.surroundings = surroundings
    this.ledger = new Ledger(people)
  }

  static async open(place: Place): Promise<HurtProduct> {
    const people = await inDatabase(place, async (pool) => {
      const names = Array.from({ length: place.sellers }, (_, index) => `pessoa-${index}@example.com`)
      return Promise.all(
        names.map(async (email) => ({ email, token: await storeSeller(pool, 'Rita Moura', email) })),
      )
    })
    return new HurtProduct(place, await Surroundings.start(), people)
  }

  get server(): ServerProcess {
    const running = this.started.at(-1)
    if (!running) throw new Error('the product was not started')
    return running
  }

  /** Starts the product, again if that fails, as a process manager does. The sellers then send requests. */
  async start(tries = 3): Promise<ServerProcess> {
    const { databaseUrl, dataDir, environment } = this.place
    const { surroundings } = this
    const server = new ServerProcess({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '1000',
      ...surroundings.environment,
      ...environment,
    })
    this.started.push(server)
    try {
      await server.listening()
    } catch (error) {
      await server.end('SIGKILL')
      if (tries <= 1) throw error
      console.log('it did not start, and is started again:', String(error).slice(0, 300))
      return this.start(tries - 1)
    }
    surroundings.gateway.webhooks = `${server.origin}/api/webhooks/asaas`
    this.ledger.ask(server)
    return server
  }

  kill(): Promise<number | null> {
    return this.server.end('SIGKILL')
  }

  /** Starts it again if it has ended. */
  async startIfEnded(): Promise<void> {
    const { exitCode, signalCode } = this.server.process
    if (exitCode !== null || signalCode !== null) await this.start()
  }

  /** Ends the test with a healthy product and counts what is missing. */
  async found(): Promise<Found> {
    await this.ledger.end()
    Object.assign(this.surroundings, { mailManner: 'well', gatewayManner: 'well' })
    await this.server.end('SIGTERM')
    // Purchases in progress are looked up after two minutes, and failed mails are tried again later: both waits are
    // skipped.
    await inDatabase(this.place, async (pool) => {
      await pool.query(
        `update subscriptions set asked_at = asked_at - interval '3 minutes' where stage = 'asked'`,
      )
      await pool.query(
        `update pgboss.job set start_after = now() where state in ('created', 'retry') and name in ('mail', 'gateway-event')`,
      )
      // After a quarter of an hour, pg-boss does the same with the jobs of a killed process.
      await pool.query(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`)
    })
    const server = await this.start()
    await this.ledger.end()
    const interrupted = () =>
      new Set(
        this.started.flatMap(({ output }) =>
          [...output.matchAll(/^.*a mail was interrupted.*$/gm)].map(([line]) =>
            String(JSON.parse(line).mail),
          ),
        ),
      )
    const found = await this.ledger.found(server, this.surroundings, interrupted)
    if (found.failures > 0) console.log(this.unexpected().join('\n'))
    return found
  }

  /** The log lines of the first answers with status 500. */
  private unexpected(): string[] {
    const lines = this.started.flatMap(({ output }) => output.split('\n'))
    return lines.filter((line) => line.includes('unexpected error')).slice(0, 3)
  }

  async stop(): Promise<void> {
    await this.started.at(-1)?.end('SIGKILL')
    await this.surroundings.stop()
  }
}

async function inDatabase<Answer>(
  { databaseUrl, dataDir }: Pick<Place, 'databaseUrl' | 'dataDir'>,
  work: (pool: Pool) => Promise<Answer>,
): Promise<Answer> {
  const { database, close } = await connectDatabase({ databaseUrl, dataDir }, (error) => {
    throw error
  })
  await migrateDatabase(database)
  try {
    return await work(poolOf(database))
  } finally {
    await close()
  }
}
