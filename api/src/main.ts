import { inspect } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { StartFailure } from './config/start-failure.ts'
import { type Config, readConfig } from './config.ts'
import { connectDatabase } from './database/connect-database.ts'
import type { Database } from './database/database.ts'
import { migrateDatabase } from './database/migrate-database.ts'
import { listen } from './http/listen.ts'
import { toldOf } from './http/logging.ts'
import { openMailer } from './mail/open-mailer.ts'
import { startOperator } from './operator/start-operator.ts'

const clock = () => new Date()

try {
  await start()
} catch (error) {
  fail(error)
}

async function start(): Promise<void> {
  const config = readConfig()
  const { database, close } = await connectDatabase(config, fail)
  const app = await build(config, database).catch(async (error) => {
    await close()
    throw error
  })
  app.addHook('onClose', close)
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
  process.stdout.write(`Vendaclara está em ${config.appUrl}\n`)
  if (config.asaas) return
  const { appUrl, simulatorKey } = config
  process.stdout.write(`Pagamentos de mentira em ${appUrl}/simulator (chave da API: ${simulatorKey})\n`)
}

async function stop(app: FastifyInstance): Promise<void> {
  await app.drain()
  await app.close()
}

async function build(config: Config, database: Database): Promise<FastifyInstance> {
  await migrateDatabase(database)
  return buildApp({ config, database, mailer: openMailer(config), clock })
}

function fail(error: unknown): never {
  const reason = error instanceof StartFailure ? error.message : inspect(toldOf(error), { depth: 6 })
  process.stderr.write(`Vendaclara não pode continuar.\n${reason}\n`)
  process.exit(1)
}
