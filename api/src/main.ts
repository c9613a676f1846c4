import { inspect } from 'node:util'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { connectDatabase } from './database/connect-database.ts'
import { migrateDatabase } from './database/migrate-database.ts'
import { listen } from './http/listen.ts'
import { openMailer } from './mail/open-mailer.ts'
import { StartFailure } from './start-failure.ts'

try {
  await start()
} catch (error) {
  fail(error)
}

async function start(): Promise<void> {
  const config = readConfig()
  const { database, close } = await connectDatabase(config, fail)
  try {
    await migrateDatabase(database)
    const app = await buildApp({ config, database, mailer: openMailer(config), clock: () => new Date() })
    app.addHook('onClose', close)
    await listen(app, config)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void app.close().then(() => process.exit(0), fail))
    }
  } catch (error) {
    await close()
    throw error
  }
  process.stdout.write(`Vendaclara está em ${config.appUrl}\n`)
}

function fail(error: unknown): never {
  const reason = error instanceof StartFailure ? error.message : inspect(error)
  process.stderr.write(`Vendaclara não pode continuar.\n${reason}\n`)
  process.exit(1)
}
