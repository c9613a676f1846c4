// More sellers than the product can serve, and a database that answers no request: npm run bench -- load/overload [--clients=400] [--seconds=5]
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { confirmedSeller } from '@vendaclara/testing/confirmed-seller'
import { freePort } from '@vendaclara/testing/free-port'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { sessionHeaders } from '@vendaclara/testing/session'
import pg from 'pg'
import { numberGiven, onBothDatabases } from '../faults/places.ts'
import { percentile } from './drive.ts'
import { listing } from './scenarios.ts'

const clients = numberGiven('clients', 400)
const seconds = numberGiven('seconds', 5)
/** This many calls of one account are served at a time. */
const clientsOfEach = 4

interface Answer {
  status: number
  milliseconds: number
}

await onBothDatabases(async ({ kind, databaseUrl, dataDir }) => {
  const server = new ServerProcess({
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'fatal',
  })
  try {
    await server.listening()
    const tokens: string[] = []
    while (tokens.length < clients / clientsOfEach) {
      tokens.push((await confirmedSeller(server, dataDir)).token)
    }
    const figures: Record<string, object> = { 'just started': said(await asked(server, tokens)) }
    figures['all at once'] = said(await asked(server, tokens))
    if (databaseUrl) {
      const holder = new pg.Client({ connectionString: databaseUrl })
      await holder.connect()
      await holder.query('begin; lock table listings in access exclusive mode')
      const first = asked(server, tokens)
      // The first of them wait until the product knows that no request is served.
      await pause(3000)
      const later = asked(server, tokens)
      const answers = await later
      await holder.end()
      await first
      figures['while the database answers no request'] = said(answers)
      figures.afterwards = said(await asked(server, tokens))
    }
    console.log(`${kind}, ${clients} clients, ${seconds} s`)
    console.table(figures)
    return {}
  } finally {
    await server.end('SIGTERM')
  }
})

/** The answers to many clients. Each saves again and again, and waits a little after a refusal. */
async function asked(server: ServerProcess, tokens: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = []
  const end = performance.now() + seconds * 1000
  const client = async (_: unknown, number: number) => {
    const { ask, leave } = await bareClient(server, tokens[number % tokens.length] ?? '', listing(number))
    while (performance.now() < end) {
      const began = performance.now()
      const status = await ask()
      answers.push({ status, milliseconds: performance.now() - began })
      if (status !== 200) await pause(200 + Math.random() * 800)
    }
    leave()
  }
  await Promise.all(Array.from({ length: clients }, client))
  return answers
}

/** Sends the same request again and again over one connection: as little work as a client can have beside the server. */
async function bareClient({ origin = '' }: ServerProcess, token: string, body: object) {
  const { hostname, port, host } = new URL(origin)
  const text = JSON.stringify(body)
  const head = [
    `PUT /api/advertisingShopee HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${sessionHeaders(token).authorization}`,
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n`,
  ]
  const request = Buffer.from(head.join('\r\n') + text)
  const socket = connect(Number(port), hostname).setNoDelay()
  await once(socket, 'connect')
  const ask = async () => {
    socket.write(request)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    return Number(answer.toString('latin1', 9, 12))
  }
  return { ask, leave: () => socket.destroy() }
}

function said(answers: readonly Answer[]): object {
  const of = (wanted: number) => {
    const times = answers.filter(({ status }) => status === wanted).map(({ milliseconds }) => milliseconds)
    const sorted = times.toSorted((one, other) => one - other)
    return { count: sorted.length, p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) }
  }
  const [served, refused] = [of(200), of(503)]
  return {
    served: served.count,
    'p50, ms': served.p50,
    'p99, ms': served.p99,
    refused: refused.count,
    'refused p50, ms': refused.p50,
    'refused p99, ms': refused.p99,
    other: answers.length - served.count - refused.count,
  }
}
