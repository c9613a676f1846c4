import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from './postgres-server.ts'

// The product for most journeys, started with `npm start` and its own PostgreSQL server. The server's address is
// written to a file in the product's folder.
const { DATA_DIR = '' } = process.env
const postgres = await startPostgres()
const DATABASE_URL = postgres.url('postgres')
writeFileSync(join(DATA_DIR, 'database-url'), DATABASE_URL)
const product = spawn('npm', ['start'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, DATABASE_URL },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => product.kill(signal))
product.on('exit', async (code) => {
  await postgres.stop()
  process.exit(code ?? 0)
})
