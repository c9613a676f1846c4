// npm run bench -- faults/fuzz-bodies --inputs=5000000 --from=0: bodies that are nearly what the contract's schemas want. No 500, no hang.
import { performance } from 'node:perf_hooks'
import { allEndpoints, nearly } from '@vendaclara/api/test/calls/odd-requests.ts'
import { freePort } from '@vendaclara/testing/free-port'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { sessionHeaders } from '@vendaclara/testing/session'
import { storeSeller } from '@vendaclara/testing/stored-seller'
import fc from 'fast-check'
import pg from 'pg'
import { FuzzTally } from './fuzz-tally.ts'
import { numberGiven, onBothDatabases } from './places.ts'

const inputs = numberGiven('inputs', 2000)
const from = numberGiven('from', 0)
const batch = 20
const atOnce = 8

await onBothDatabases(async ({ databaseUrl, dataDir }) => {
  // What is sent does not reach the database in another way there; sellers are stored past the product.
  if (databaseUrl === undefined) return {}
  const environment = { PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const server = await new ServerProcess({
    ...environment,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000',
  }).listening()
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const newToken = () => storeSeller(pool, 'Rita Moura', `pessoa-${crypto.randomUUID()}@example.com`)
  const tally = new FuzzTally(inputs, from)
  try {
    const endpoints = (await allEndpoints()).filter(({ body }) => body)
    let token = await newToken()
    let done = from
    while (done < from + inputs) {
      for (const { method, path, body } of endpoints) {
        const isOpen = (await server.call('GET', '/user/config', { token })).status === 200
        if (!isOpen) token = await newToken()
        const created = await server.call('POST', '/analysis', { token, body: { month: 'Março', year: 26 } })
        const address = path.replace(/:\w+/, String(created.json.id))
        const samples = fc.sample(nearly(body as NonNullable<typeof body>), { seed: done, numRuns: batch })
        const send = async () => {
          for (let sample = samples.pop(); sample !== undefined; sample = samples.pop()) {
            const began = performance.now()
            const failure = await sent(`${server.origin}/api${address}`, { method, token, sample })
            tally.count(`${method} ${path}`, { milliseconds: performance.now() - began, failure, seed: done })
          }
        }
        await Promise.all(Array.from({ length: atOnce }, send))
        done += batch
        tally.show(done - from)
      }
    }
    tally.end()
    const unexpected = server.output.split('\n').filter((line) => line.includes('unexpected error'))
    if (unexpected.length > 0) console.log(unexpected.slice(0, 5).join('\n'))
    return { inputs: done - from, ended: server.process.exitCode !== null }
  } finally {
    await pool.end()
    await server.end('SIGTERM')
  }
})

interface Given {
  method: string
  token: string
  sample: unknown
}

/** What is wrong with the answer; undefined where nothing is. */
async function sent(url: string, { method, token, sample }: Given): Promise<string | undefined> {
  const headers = { ...sessionHeaders(token), 'content-type': 'application/json' }
  const body = JSON.stringify(sample)
  try {
    const answer = await fetch(url, { method, headers, body, signal: AbortSignal.timeout(10_000) })
    const text = await answer.text()
    return answer.status === 500 ? `${body.slice(0, 500)}: ${text}` : undefined
  } catch (error) {
    return `${body.slice(0, 500)}: ${error}`
  }
}
