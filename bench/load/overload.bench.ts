// More sellers than the product can serve, and a database that answers nobody: npm run bench -- load/overload [--clients=400] [--seconds=5]
import { setTimeout as pause } from 'node:timers/promises'
import { confirmedSeller } from '@vendaclara/testing/confirmed-seller'
import { freePort } from '@vendaclara/testing/free-port'
import { ServerProcess } from '@vendaclara/testing/server-process'
import pg from 'pg'
import { numberGiven, onBothDatabases } from '../faults/places.ts'
import { percentile } from './drive.ts'
import { listing } from './scenarios.ts'

const clients = numberGiven('clients', 400)
const seconds = numberGiven('seconds', 5)

interface Answer {
  status: number
  milliseconds: number
}

await onBothDatabases(async ({ kind, databaseUrl, dataDir }) => {
  const server = new ServerProcess({
    ...{ PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    ...{ RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'fatal' },
  })
  try {
    await server.listening()
    const { token } = await confirmedSeller(server, dataDir)
    const figures: Record<string, object> = { 'all at once': said(await asked(server, token)) }
    if (databaseUrl) {
      const holder = new pg.Client({ connectionString: databaseUrl })
      await holder.connect()
      await holder.query('begin; lock table listings in access exclusive mode')
      const first = asked(server, token)
      // The first of them wait until it is known that nobody is served.
      await pause(3000)
      const later = asked(server, token)
      const answers = await later
      await holder.end()
      await first
      figures['while the database answers nobody'] = said(answers)
      figures.afterwards = said(await asked(server, token))
    }
    console.log(`${kind}, ${clients} clients, ${seconds} s`)
    console.table(figures)
    return {}
  } finally {
    await server.end('SIGTERM')
  }
})

/** What each of many clients is answered, who save one after the other and wait a little where they are refused. */
async function asked(server: ServerProcess, token: string): Promise<Answer[]> {
  const answers: Answer[] = []
  const end = performance.now() + seconds * 1000
  const client = async (_: unknown, number: number) => {
    while (performance.now() < end) {
      const began = performance.now()
      const { status } = await server.call('PUT', '/advertisingShopee', { token, body: listing(number) })
      answers.push({ status, milliseconds: performance.now() - began })
      if (status !== 200) await pause(200 + Math.random() * 800)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return answers
}

function said(answers: readonly Answer[]): object {
  const of = (wanted: number) => {
    const times = answers.filter(({ status }) => status === wanted).map(({ milliseconds }) => milliseconds)
    const sorted = times.toSorted((one, other) => one - other)
    return { count: sorted.length, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) }
  }
  const [served, refused] = [of(200), of(503)]
  return {
    ...{ served: served.count, 'p50, ms': served.p50, 'p99, ms': served.p99 },
    ...{ refused: refused.count, 'refused p50, ms': refused.p50, 'refused p99, ms': refused.p99 },
    other: answers.length - served.count - refused.count,
  }
}
