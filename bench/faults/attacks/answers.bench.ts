// What one account, or several, can do to another seller by asking for large answers: npm run bench -- faults/attacks/answers
// [--on=embedded] [--seconds=15] [--only=nothing,export]. As root on Linux the process gets 1 GB.
import { once } from 'node:events'
import { rmdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startEmbedded } from '@vendaclara/api/src/database/embedded/start-embedded.ts'
import { freePort } from '@vendaclara/testing/free-port'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { sessionHeaders } from '@vendaclara/testing/session'
import { storeSeller } from '@vendaclara/testing/stored-seller'
import pg from 'pg'
import { percentile } from '../../load/drive.ts'
import { listing } from '../../load/scenarios.ts'
import { numberGiven, onBothDatabases, type Place } from '../places.ts'
import type { Asked, Attack, Outcome } from './attacker.ts'
import { type Account, full, storeFullAccount } from './full-account.ts'
import { limit, peak } from './one-gigabyte.ts'

const seconds = numberGiven('seconds', 15)
const fullAccounts = numberGiven('accounts', 2)
const sessionsOfEach = 8
const only = process.argv.find((word) => word.startsWith('--only='))?.slice(7) ?? ''
const isAskedFor = (name: string) => only.split(',').some((part) => name.includes(part))

await onBothDatabases(async (place) => {
  const { accounts, other } = await stored(place)
  const figures: Record<string, object> = {}
  for (const [name, attack] of Object.entries(attacks(accounts))) {
    if (!isAskedFor(name)) continue
    const server = new ServerProcess(environmentOf(place, await freePort()))
    const group = limit(server.process.pid)
    try {
      await server.listening()
      figures[name] = await beside(server, other, attack)
      console.log(name, JSON.stringify(figures[name]))
    } finally {
      await server.end('SIGKILL')
      if (group) rmdirSync(group)
    }
  }
  console.log(`${place.kind}, each account with ${JSON.stringify(full)}, ${seconds} s each`)
  console.table(figures)
  return {}
})

function environmentOf({ databaseUrl, dataDir }: Place, port: number) {
  const environment = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  return { ...environment, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' }
}

/** The accounts that attack, and the seller who saves. */
async function stored(place: Place): Promise<{ accounts: Account[]; other: string }> {
  const server = await new ServerProcess(environmentOf(place, await freePort())).listening()
  await server.end('SIGTERM')
  const { pool, close } = place.databaseUrl
    ? await openServer(place.databaseUrl)
    : await startEmbedded(place.dataDir, (error) => {
        throw error
      })
  const accounts: Account[] = []
  const began = performance.now()
  for (let index = 0; index < fullAccounts; index += 1) {
    accounts.push(await storeFullAccount(pool, `cheia-${index}@example.com`, sessionsOfEach))
  }
  const other = await storeSeller(pool, 'Outra Pessoa', 'outra@example.com')
  console.log(`stored in ${Math.round((performance.now() - began) / 1000)} s`)
  await pool.query('analyze')
  await close()
  return { accounts, other }
}

async function openServer(connectionString: string) {
  const pool = new pg.Pool({ connectionString })
  return { pool, close: () => pool.end() }
}

function attacks(accounts: readonly Account[]): Record<string, Pick<Attack, 'lanes' | 'reads'>> {
  const [one] = accounts
  if (!one) throw new Error('no account')
  const lanes = (count: number, asked: Partial<Asked>, of = [one]): Asked[] =>
    Array.from({ length: count }, (_, lane) => {
      const { tokens } = of[lane % of.length] ?? one
      const token = tokens[Math.floor(lane / of.length) % tokens.length] ?? ''
      const headers = { ...sessionHeaders(token), ...asked.headers }
      return { method: 'GET', path: '/', ...asked, headers }
    })
  const download = {
    method: 'POST',
    path: '/user/export',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: one.password }),
  }
  const month = 'marketplace=shopee&month=2026-03'
  const [whole, slow] = ['whole', 'slow'] as const
  return {
    nothing: { lanes: [], reads: whole },
    '30 × listings': { lanes: lanes(30, { path: '/advertising' }), reads: whole },
    '30 × listings, not read': { lanes: lanes(30, { path: '/advertising' }), reads: slow },
    '30 × listings, brotli': {
      lanes: lanes(30, { path: '/advertising', headers: { 'accept-encoding': 'br' } }),
      reads: whole,
    },
    '30 × HEAD listings': { lanes: lanes(30, { method: 'HEAD', path: '/advertising' }), reads: whole },
    '30 × listings of all accounts': {
      lanes: lanes(30, { path: '/advertising' }, [...accounts]),
      reads: whole,
    },
    '140 × year': { lanes: lanes(140, { path: '/movements/year?year=2026' }), reads: whole },
    '30 × lines of a month': { lanes: lanes(30, { path: `/movements/month/lines?${month}` }), reads: whole },
    '30 × month': { lanes: lanes(30, { path: `/movements/month?${month}` }), reads: whole },
    '30 × whole closing, not read': { lanes: lanes(30, { path: `/analysis/${one.closing}` }), reads: slow },
    '140 × closings': { lanes: lanes(140, { path: '/analysis' }), reads: whole },
    '140 × claims': { lanes: lanes(140, { path: '/claims' }), reads: whole },
    '140 × fees': { lanes: lanes(140, { path: '/advertising/fees' }), reads: whole },
    '1 × export': { lanes: lanes(1, download), reads: whole },
    'export of each account': { lanes: lanes(accounts.length, download, [...accounts]), reads: whole },
    '16 × export of all, not read': { lanes: lanes(16, download, [...accounts]), reads: slow },
  }
}

/** How long another seller's saves take while somebody attacks. */
async function beside(server: ServerProcess, token: string, attack: Pick<Attack, 'lanes' | 'reads'>) {
  const { origin = '' } = server
  const save = (index: number) =>
    server.call('PUT', '/advertisingShopee', { token, body: listing(index % 50) })
  for (let index = 0; index < 50; index += 1) await save(index)
  const started = new Worker(new URL('./attacker.ts', import.meta.url), {
    workerData: { origin, seconds, ...attack } satisfies Attack,
    execArgv: [],
  })
  const outcome = once(started, 'message') as Promise<[Outcome]>
  const times: number[] = []
  let refused = 0
  const end = performance.now() + seconds * 1000
  for (let index = 0; performance.now() < end; index += 1) {
    const began = performance.now()
    const status = await save(index).then(
      (answer) => answer.status,
      () => 0,
    )
    times.push(performance.now() - began)
    if (status !== 200) refused += 1
    if (status === 0) await pause(100)
    await pause(20)
  }
  const [{ statuses, bytes }] = await outcome
  const sorted = times.toSorted((first, next) => first - next)
  return {
    saves: times.length,
    refused,
    'p50, ms': percentile(sorted, 0.5),
    'p99, ms': percentile(sorted, 0.99),
    'max, ms': Math.round(sorted.at(-1) ?? 0),
    'peak, MB': peak(server.process.pid),
    answers: Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
    'MB read': Math.round(bytes / 1e6),
    alive: server.process.exitCode === null && server.process.signalCode === null,
  }
}
