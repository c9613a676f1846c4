import { inspect } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { openFolders } from './config/open-folders.ts'
import { StartFailure } from './config/start-failure.ts'
import { started } from './config/texts.ts'
import { type Config, readConfig } from './config.ts'
import { type Connected, connectDatabase } from './database/connect-database.ts'
import { type Database, poolOf } from './database/database.ts'
import { endSilent } from './database/failures/end-silent.ts'
import { longestStatement } from './database/failures/first-answer.ts'
import { migrateDatabase } from './database/migrate-database.ts'
import { listen } from './http/listen.ts'
import { describeError } from './http/logging.ts'
import { openMailer } from './mail/mailers/open-mailer.ts'
import { startOperator } from './operator/start-operator.ts'
import { openTracing } from './operator/tracing/open-tracing.ts'
import type { Tracing } from './operator/tracing/tracing.ts'
import { asaasPayments, type Payments } from './payments/payments.ts'
import { type StandIn, withStandIn } from './payments/stand-in.ts'

const clock = () => new Date()

interface StandInParts {
  database: Database
  clock: () => Date
  appUrl: string
  key: string
  logLevel: string
}
interface Options {
  /** Starts the stand-in that is used if no payment gateway is set. */
  standIn: (parts: StandInParts) => Promise<StandIn>
}

/** Runs the product until a signal stops it. */
export async function start(options: Options): Promise<void> {
  try {
    await run(options)
  } catch (error) {
    fail(error)
  }
}

async function run(options: Options): Promise<void> {
  const config = readConfig()
  // Nothing that the product writes is for other users of the machine.
  process.umask(0o077)
  openFolders(config, (sentence) => void process.stderr.write(sentence))
  const tracing = await openTracing(config)
  const { database, close } = await connectDatabase(config, fail, (reason) => {
    process.stderr.write(started.waiting(reason, config.databaseWait))
  })
  tracing.statements(poolOf(database))
  const app = await build(config, { database, close }, { ...options, tracing }).catch(async (error) => {
    await close()
    throw error
  })
  try {
    await startOperator(app, config)
    await listen(app, config)
  } catch (error) {
    await app.close()
    throw error
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop(app).then(() => process.exit(0), fail))
  }
  process.stdout.write(started.at(config.appUrl))
  if (config.asaas) return
  const { appUrl, simulatorKey } = config
  process.stdout.write(started.simulator(appUrl, simulatorKey))
}

async function build(
  config: Config,
  { database, close }: Connected,
  { standIn, tracing }: Options & { tracing: Tracing },
): Promise<FastifyInstance> {
  await migrateDatabase(database)
  // From here on, statements are limited by the server's timeout; those of migrations are not.
  if (config.databaseUrl !== undefined) endSilent(poolOf(database), longestStatement + 10_000)
  const buildWith = async (payments: Payments) => {
    const app = await buildApp({ config, database, mailer: openMailer(config), payments, clock, tracing })
    app.addHook('onClose', tracing.stop)
    app.addHook('onClose', close)
    return app
  }
  if (config.asaas) return buildWith(asaasPayments(config.asaas, clock))
  const { appUrl, simulatorKey: key, logLevel } = config
  return withStandIn(await standIn({ database, clock, appUrl, key, logLevel }), buildWith)
}

async function stop(app: FastifyInstance): Promise<void> {
  await app.drain()
  await app.close()
}

function fail(error: unknown): never {
  const reason = error instanceof StartFailure ? error.message : inspect(describeError(error), { depth: 6 })
  process.stderr.write(started.failed(reason))
  process.exit(1)
}
