// Many sellers at once over HTTP, on either database: npm run bench -- load [--seconds=3] [--connections=16] [--database=embedded]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '@vendaclara/api/src/database/embedded/start-embedded.ts'
import { confirmedSeller } from '@vendaclara/testing/confirmed-seller'
import { freePort } from '@vendaclara/testing/free-port'
import { type PostgresServer, startPostgres } from '@vendaclara/testing/postgres-server'
import { ServerProcess } from '@vendaclara/testing/server-process'
import pg from 'pg'
import { bareSaves } from './bare-save.ts'
import { drive } from './drive.ts'
import { type LoadSeller, scenarios } from './scenarios.ts'

const { values } = parseArgs({
  strict: false,
  options: {
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    database: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
  },
})
const [seconds, connections] = [Number(values.seconds), Number(values.connections)]

for (const database of ['embedded', 'postgresql'].filter((one) => one.includes(String(values.database)))) {
  const postgres = database === 'postgresql' ? await startPostgres('bench') : undefined
  const folder = mkdtempSync(join(tmpdir(), 'vendaclara-load-'))
  try {
    console.log(`\n${database}, ${connections} connections, ${seconds} s each`)
    console.table([...(await underLoad(folder, postgres)), await bare(folder, postgres)])
  } finally {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function underLoad(folder: string, postgres: PostgresServer | undefined): Promise<object[]> {
  const server = new ServerProcess({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '1000',
    ...(postgres && { DATABASE_URL: postgres.url('postgres') }),
    ...(process.env.PRODUCT_NODE_OPTIONS && { NODE_OPTIONS: process.env.PRODUCT_NODE_OPTIONS }),
  })
  try {
    await server.listening()
    const sellers: LoadSeller[] = []
    while (sellers.length < connections) sellers.push(await newSeller(server, folder))
    const timed = []
    for (const scenario of scenarios(sellers)) {
      if (!scenario.name.includes(String(values.only))) continue
      timed.push(await drive(scenario, { origin: server.origin ?? '', seconds, connections }))
    }
    return timed
  } finally {
    await server.end('SIGTERM')
  }
}

async function newSeller(server: ServerProcess, folder: string): Promise<LoadSeller> {
  const seller = await confirmedSeller(server, folder)
  const { token } = seller
  const { json } = await server.call('POST', '/analysis', { token, body: { month: 'Março', year: 26 } })
  return { ...seller, closing: String(json.id) }
}

async function bare(folder: string, postgres: PostgresServer | undefined): Promise<object> {
  if (!postgres) {
    const { pool, close } = await startEmbedded(folder, (error) => console.error(error))
    return bareSaves(pool, { seconds, connections }).finally(close)
  }
  const pool = new pg.Pool({ connectionString: postgres.url('postgres') })
  // The server is stopped before the last connection has seen its end.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return bareSaves(pool, { seconds, connections }).finally(() => pool.end())
}
