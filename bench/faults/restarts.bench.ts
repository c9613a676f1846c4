// npm run bench -- faults/restarts [--times=6] [--pgbouncer=PROGRAM]: two processes on one PostgreSQL under load, behind a
// PgBouncer or not, stopped and killed in turns, and the database restarted.
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@vendaclara/testing/free-port'
import { startPgBouncer } from '@vendaclara/testing/pgbouncer'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { storeSeller } from '@vendaclara/testing/stored-seller'
import pg from 'pg'
import { listing } from '../load/scenarios.ts'
import { numberGiven, onBothDatabases } from './places.ts'

const times = numberGiven('times', 6)
const sellers = numberGiven('sellers', 8)

/** Sellers who save one new listing after the other. Any process may answer, as behind a balancer. */
class Load {
  isOver = false
  acknowledged = 0
  private readonly processes: readonly ServerProcess[]
  private readonly saved: { token: string; ids: Set<string> }[]
  private statuses: Record<string, number> = {}
  private slowestRefusal = 0
  private heard: (at: number) => void = () => {}

  constructor(processes: readonly ServerProcess[], tokens: readonly string[]) {
    this.processes = processes
    this.saved = tokens.map((token) => ({ token, ids: new Set() }))
  }

  begin(): void {
    this.statuses = {}
    this.slowestRefusal = 0
  }

  said(): object {
    return { ...this.statuses, 'slowest 503, ms': Math.round(this.slowestRefusal) }
  }

  served(): Promise<number> {
    return new Promise((resolve) => {
      this.heard = resolve
    })
  }

  async run(): Promise<void> {
    await Promise.all(this.saved.map((seller) => this.save(seller)))
  }

  async lost(): Promise<number> {
    const [server] = this.processes
    const missing = this.saved.map(async ({ token, ids }) => {
      const answer = await server?.call('GET', '/advertising', { token })
      const stored = (answer?.json.calculadoraShopee ?? []) as { id: string }[]
      return [...ids].filter((wanted) => stored.filter(({ id }) => id === wanted).length !== 1).length
    })
    return (await Promise.all(missing)).reduce((sum, one) => sum + one, 0)
  }

  private async save({ token, ids }: { token: string; ids: Set<string> }): Promise<void> {
    for (let number = 0; !this.isOver; number += 1) {
      const server = this.processes[number % this.processes.length]
      const body = listing(number)
      const began = performance.now()
      const status = await server?.call('POST', '/advertisingShopee', { token, body }).then(
        (answer) => answer.status,
        () => 'no answer',
      )
      this.statuses[String(status)] = (this.statuses[String(status)] ?? 0) + 1
      if (status === 200) {
        ids.add(body.id)
        this.acknowledged += 1
        this.heard(performance.now())
      } else {
        if (status === 503) this.slowestRefusal = Math.max(this.slowestRefusal, performance.now() - began)
        await pause(20)
      }
    }
  }
}

await onBothDatabases(async ({ postgres, folder, databaseUrl }) => {
  if (!postgres || databaseUrl === undefined) return {}
  const program = process.argv.find((word) => word.startsWith('--pgbouncer='))?.slice(12)
  const bouncer = program === undefined ? undefined : await startPgBouncer(program, new URL(databaseUrl))
  const start = async () => {
    const dataDir = mkdtempSync(join(folder, 'process-'))
    const server = new ServerProcess({
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: bouncer?.url ?? databaseUrl,
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'fatal',
    })
    return server.listening()
  }
  const processes = [await start(), await start()]
  const pool = new pg.Pool({ connectionString: databaseUrl })
  pool.on('error', () => {})
  const tokens = await Promise.all(
    Array.from({ length: sellers }, (_, index) => storeSeller(pool, 'Rita', `rita-${index}@example.com`)),
  )
  await pool.end()
  const load = new Load(processes, tokens)
  const asking = load.run()
  const figures: Record<string, object> = {}
  for (let time = 1; time <= times; time += 1) {
    const signal = time % 2 === 1 ? 'SIGTERM' : 'SIGKILL'
    const which = Math.floor((time - 1) / 2) % 2
    load.begin()
    await pause(500)
    await processes[which]?.end(signal)
    processes[which] = await start()
    await pause(500)
    figures[`${time}: one of two by ${signal}`] = load.said()
  }
  load.begin()
  await postgres.kill()
  await pause(3000)
  const outage = load.said()
  await postgres.start()
  const back = performance.now()
  load.begin()
  const until = await load.served()
  figures['the database away for 3 s'] = { ...outage, 'served again after, ms': Math.round(until - back) }
  load.isOver = true
  await asking
  const lost = await load.lost()
  for (const server of processes) await server.end('SIGTERM')
  await bouncer?.stop()
  console.table(figures)
  return { acknowledged: load.acknowledged, lost }
})
