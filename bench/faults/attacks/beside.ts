import { mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { startEmbedded } from '@vendaclara/api/src/database/embedded/start-embedded.ts'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { sessionHeaders } from '@vendaclara/testing/session'
import { password, storeSeller } from '@vendaclara/testing/stored-seller'
import type { Pool } from 'pg'
import { percentile } from '../../load/drive.ts'
import { listing } from '../../load/scenarios.ts'
import { numberGiven } from '../places.ts'
import { limit, peak } from './one-gigabyte.ts'
import { port } from './requests.ts'
import type { Attack, Lane, Outcome } from './sockets.ts'

const seconds = numberGiven('seconds', 15)
const only = process.argv.find((word) => word.startsWith('--only='))?.slice(7) ?? ''
/** Several, so that no session asks more than 600 times a minute. */
const savers = 5
/** Large enough to need a turn. */
const many = JSON.stringify({ calculadoraShopee: Array.from({ length: 1200 }, (_, index) => listing(index)) })

/** The sessions of those who attack. */
export interface Attackers {
  trials: string[]
  unconfirmed: string[]
}
export type Attacks = Record<string, Partial<Omit<Attack, 'port' | 'seconds'>> & { lanes: readonly Lane[] }>

/**
 * Does one attack after the other, each beside somebody who saves, on a product of its own with 1 GB, and prints the
 * figures. `withLarge`: they make large saves and exports too, which are long beside each other without any attack.
 */
export async function attackBeside(
  title: string,
  attacksOf: (attackers: Attackers) => Attacks,
  { withLarge = false } = {},
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vendaclara-attack-'))
  try {
    const { others, attackers } = await stored(dataDir)
    const figures: Record<string, object> = {}
    for (const [name, attack] of Object.entries({ nothing: { lanes: [] }, ...attacksOf(attackers) })) {
      if (!name.includes(only)) continue
      figures[name] = await onOwnProduct(dataDir, (server) =>
        beside(server, others, { ...attack, withLarge }),
      )
      console.log(name, JSON.stringify(figures[name]))
    }
    console.log(`${title}, ${seconds} s each`)
    console.table(figures)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function onOwnProduct<Found>(dataDir: string, work: (server: ServerProcess) => Promise<Found>) {
  const server = new ServerProcess({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const group = limit(server.process.pid)
  try {
    await server.listening()
    return await work(server)
  } finally {
    await server.end('SIGKILL')
    if (group) rmdirSync(group)
  }
}

/** The sellers who save, and those who attack. */
async function stored(dataDir: string): Promise<{ others: string[]; attackers: Attackers }> {
  await onOwnProduct(dataDir, async (server) => server.end('SIGTERM'))
  const { pool, close } = await startEmbedded(dataDir, (error) => {
    throw error
  })
  const others = await sellers(pool, savers, 'outra')
  const trials = await sellers(pool, 16, 'teste')
  const unconfirmed = await sellers(pool, 12, 'nova')
  await pool.query(`update users set confirmed_at = null, trial_end_at = null where email like 'nova-%'`)
  await close()
  return { others, attackers: { trials, unconfirmed } }
}

async function sellers(pool: Pool, count: number, name: string): Promise<string[]> {
  const tokens: string[] = []
  while (tokens.length < count)
    tokens.push(await storeSeller(pool, name, `${name}-${tokens.length}@example.com`))
  return tokens
}

/** How long saves of others take while somebody attacks, each over a connection of its own. */
async function beside(
  server: ServerProcess,
  tokens: readonly string[],
  { withLarge, ...attack }: Attacks[string] & { withLarge: boolean },
) {
  const tokenOf = (index: number) => tokens[index % tokens.length] ?? ''
  const save = (index: number) => {
    const body = JSON.stringify(listing(index % 50))
    return isServed(server, tokenOf(index), { method: 'PUT', path: '/advertisingShopee', body })
  }
  const large = (index: number) => {
    const exported = { method: 'POST', path: '/user/export', body: JSON.stringify({ password }) }
    const imported = { method: 'POST', path: '/advertising', body: many }
    return isServed(server, tokenOf(index), index % 2 === 0 ? imported : exported)
  }
  for (let index = 0; index < 50; index += 1) await save(index)
  const started = new Worker(new URL('./sockets.ts', import.meta.url), {
    workerData: { aSecond: 2000, again: false, ...attack, port, seconds } satisfies Attack,
    execArgv: [],
  })
  const outcome = new Promise<Outcome>((resolve) => started.once('message', resolve))
  const [small, heavy] = await Promise.all([repeated(save, 20), withLarge ? repeated(large, 500) : undefined])
  return {
    saves: small.times.length,
    refused: small.refused,
    'p50, ms': percentile(small.times, 0.5),
    'p99, ms': percentile(small.times, 0.99),
    'max, ms': Math.round(small.times.at(-1) ?? 0),
    ...(heavy && {
      large: heavy.times.length,
      'large refused': heavy.refused,
      'large max, ms': Math.round(heavy.times.at(-1) ?? 0),
    }),
    'peak, MB': peak(server.process.pid),
    attackers: Object.entries(await outcome)
      .map(([what, count]) => `${count} × ${what}`)
      .join(', '),
    alive: server.process.exitCode === null && server.process.signalCode === null,
  }
}

/** Asks one after the other until the seconds are over. The times are sorted. */
async function repeated(ask: (index: number) => Promise<boolean>, between: number) {
  const times: number[] = []
  let refused = 0
  const end = performance.now() + seconds * 1000
  for (let index = 0; performance.now() < end; index += 1) {
    const began = performance.now()
    const isServed = await ask(index)
    times.push(performance.now() - began)
    if (!isServed) refused += 1
    await pause(isServed ? between : 100)
  }
  return { times: times.toSorted((first, next) => first - next), refused }
}

interface Asked {
  method: string
  path: string
  body: string
}

/** Asks over a new connection; false if that is refused or the connection breaks. */
function isServed({ origin }: ServerProcess, token: string, { method, path, body }: Asked): Promise<boolean> {
  const headers = { ...sessionHeaders(token), 'content-type': 'application/json' }
  return new Promise((resolve) => {
    const sent = request(`${origin}/api${path}`, {
      method,
      agent: false,
      timeout: 20_000,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    })
    sent.on('response', (answer) => {
      answer.resume().on('close', () => resolve(answer.statusCode === 200 && answer.complete))
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve(false))
    sent.end(body)
  })
}
