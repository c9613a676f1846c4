// For how long the API's thread serves no request while bodies of 59 MB are stored and read: npm run bench -- load/stalls
// [--rounds=3] [--on=embedded]
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { confirmedSeller } from '@vendaclara/testing/confirmed-seller'
import { freePort } from '@vendaclara/testing/free-port'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { sessionHeaders } from '@vendaclara/testing/session'
import { numberGiven, onBothDatabases } from '../faults/places.ts'
import { listing, orders } from './scenarios.ts'

const rounds = numberGiven('rounds', 3)
const megabytes = numberGiven('megabytes', 59)
const watch = fileURLToPath(new URL('./stall-watch.ts', import.meta.url))

const rows = JSON.stringify(orders(10_000)).slice(1, -1)
const times = Math.floor((megabytes * 1024 ** 2) / rows.length)
const body = `{"requests":[${Array(times).fill(rows).join(',')}]}`
const sent = gzipSync(body, { level: 1 })

const listings = Array.from({ length: 5_000 }, (_, index) => listing(index))

await onBothDatabases(async ({ kind, databaseUrl, dataDir }) => {
  const server = new ServerProcess({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--import=${watch} ${process.env.PRODUCT_NODE_OPTIONS ?? ''}`,
  })
  try {
    await server.listening()
    const { token } = await confirmedSeller(server, dataDir)
    const { json } = await server.call('POST', '/analysis', { token, body: { month: 'Março', year: 26 } })
    const url = `${server.origin}/api/analysis/${json.id}`
    const headers = sessionHeaders(token)
    const put = async (more: Record<string, string>, sentBody: string | Buffer) => {
      const answer = await fetch(url, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json', ...more },
        body: sentBody as BodyInit,
      })
      if (!answer.ok) throw new Error(await answer.text())
      await answer.arrayBuffer()
    }
    const read = async (part: string) => {
      const answer = await fetch(url + part, { headers })
      for await (const _piece of answer.body ?? []);
    }
    const importListings = async () => {
      const { status, json } = await server.call('POST', '/advertising', {
        token,
        body: { calculadoraShopee: listings },
      })
      if (status !== 200) throw new Error(JSON.stringify(json))
    }
    const readListings = async () => {
      const answer = await fetch(`${server.origin}/api/advertising`, { headers })
      await answer.arrayBuffer()
    }
    const steps: Record<string, () => Promise<unknown>> = {
      'nothing, for 2 s': () => pause(2000),
      'stored as it is': () => put({}, body),
      'stored compressed': () => put({ 'content-encoding': 'gzip' }, sent),
      'all of it read': () => read(''),
      '5,000 listings stored at once': () => importListings(),
      'all of them read': () => readListings(),
    }
    for (let round = 1; round <= rounds; round += 1) {
      const figures: Record<string, object> = {}
      for (const [name, step] of Object.entries(steps)) {
        await stalled(server)
        const began = performance.now()
        await step()
        const seconds = Math.round(performance.now() - began) / 1000
        figures[name] = { ...(await stalled(server)), seconds }
      }
      console.log(
        `${kind}, ${(body.length / 1e6).toFixed(1)} MB, round ${round}: ms without an answer, by the clock and of the processor`,
      )
      console.table(figures)
    }
    return {}
  } finally {
    await server.end('SIGTERM')
  }
})

/** How long its thread was stalled since it was last asked. */
async function stalled(server: ServerProcess): Promise<object> {
  const known = server.output.length
  server.process.kill('SIGUSR2')
  for (;;) {
    await pause(5)
    const [, said] = /stalled (\{.*\})\n/.exec(server.output.slice(known)) ?? []
    if (said !== undefined) return JSON.parse(said)
  }
}
