import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { startTransactionPool } from '@vendaclara/testing/transaction-pool'
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { MailServer } from '../test/mail-server.ts'
import { testDatabaseUrl } from '../test/open-test-database.ts'
import { password } from '../test/sign-up.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-main-'))
const isEmbedded = inject('prepared').kind === 'dump'
const started: ServerProcess[] = []
const email = 'maria@example.com'
const form = { name: 'Maria da Silva', email, password, confirmpassword: password }
let nextPort = 20_000 + (process.pid % 20_000)
afterAll(async () => {
  await Promise.all(started.map((server) => server.end('SIGKILL')))
  fs.rmSync(folder, { recursive: true, force: true })
})

function run(variables: NodeJS.ProcessEnv = {}): ServerProcess {
  const port = String(nextPort++)
  const server = new ServerProcess({ PORT: port, DATA_DIR: folder, LOG_LEVEL: 'warn', ...variables })
  started.push(server)
  return server
}

describe('the log', () => {
  test('holds no password, no token and nothing of a mail, also at its most talkative', async () => {
    let refusals = 0
    const mailServer = await MailServer.start({
      onRcptTo: ({ address }, _session, next) => {
        refusals += 1
        next(
          refusals === 1 ? Object.assign(new Error(`<${address}> later`), { responseCode: 450 }) : undefined,
        )
      },
    })
    const server = await run({
      DATABASE_URL: await testDatabaseUrl(),
      DATA_DIR: path.join(folder, 'log'),
      SMTP_URL: mailServer.url,
      LOG_LEVEL: 'trace',
    }).listening()
    const newPassword = 'outra senha também boa'
    await server.call('POST', '/user', { body: form })
    await server.call('POST', '/user/login', { body: { email, password: 'senha errada dela' } })
    const link = await mailServer.tokenFor(email, /Confirme/)
    await server.call('GET', `/confirmation?token=${link}`)
    const session = await server.call('POST', '/user/login', { body: { email, password } })
    const token = String(session.json.token)
    await server.call('POST', '/auth/verify-token', { body: { token } })
    await server.call('PUT', '/user/config', { token, body: { monthlyBilling: 'x' } })
    await server.call('POST', '/request-recovery', { body: { email } })
    const reset = await mailServer.tokenFor(email, /nova senha/)
    await server.call('POST', '/update-password', { body: { token: reset, newPassword: '12345678' } })
    await server.call('POST', '/update-password', { body: { token: reset, newPassword } })
    await mailServer.mailsTo(email, /senha da sua conta mudou/)
    await server.end('SIGTERM')
    await mailServer.stop()

    expect(server.output).toContain('/api/update-password')
    expect(server.output).toContain('a mail could not be sent yet')
    const secrets = [email, password, newPassword, 'senha errada dela', '12345678', link, reset, token]
    const mailText = ['Falta um passo', 'Confirmar meu e-mail', 'Olá, Maria', '<table', 'argon2']
    for (const secret of [...secrets, ...mailText]) expect(server.output).not.toContain(secret)
  })
})

describe('two processes over one database, behind a pool that gives each transaction another connection', () => {
  test.runIf(!isEmbedded)('share sessions, count tries together, and send each mail once', async () => {
    const pool = await startTransactionPool(new URL((await testDatabaseUrl()) ?? ''))
    const mailServer = await MailServer.start()
    const shared = { DATABASE_URL: pool.url, SMTP_URL: mailServer.url }
    const [one, other] = await Promise.all([run(shared).listening(), run(shared).listening()])
    await one.call('POST', '/user', { body: form })
    const link = await mailServer.tokenFor(email, /Confirme/)
    await other.call('GET', `/confirmation?token=${link}`)
    const { token } = (await one.call('POST', '/user/login', { body: { email, password } })).json
    const listing = { id: 'a', title: 'Camiseta', salePrice: 59.9 }
    for (const [server, method] of [
      [other, 'POST'],
      [one, 'PUT'],
    ] as const) {
      const body = { token: String(token), body: listing }
      expect((await server.call(method, '/advertisingShopee', body)).status).toBe(200)
    }
    await one.call('POST', '/user/logout', { token: String(token) })
    expect((await other.call('GET', '/advertising', { token: String(token) })).status).toBe(401)

    const tries = Array.from({ length: 12 }, (_, index) => (index % 2 ? one : other))
    const statuses: number[] = []
    for (const server of tries) {
      const body = { email, password: 'senha errada' }
      statuses.push((await server.call('POST', '/user/login', { body })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
    const recoveries = await Promise.all(
      tries.slice(0, 6).map((server) => server.call('POST', '/request-recovery', { body: { email } })),
    )
    expect(recoveries.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(200), 429])
    const byAddress = await Promise.all(
      Array.from({ length: 32 }, (_, index) =>
        (index % 2 ? one : other).call('POST', '/confirmation', {
          body: { email: `pessoa${index}@example.com` },
        }),
      ),
    )
    expect(byAddress.filter(({ status }) => status === 429)).toHaveLength(2)
    await mailServer.mailsTo(email, /nova senha/, 5)
    await Promise.all([one.end('SIGTERM'), other.end('SIGTERM')])
    const subjects = mailServer.received.map(({ subject }) => subject ?? '')
    expect(subjects.filter((subject) => /Confirme/.test(subject))).toHaveLength(1)
    expect(subjects.filter((subject) => /nova senha/.test(subject))).toHaveLength(5)
    expect(pool.ofSessions).toEqual([])
    await Promise.all([mailServer.stop(), pool.stop()])
  })
})

test('a process told to stop says so first and drops no request', async () => {
  const server = await run({
    DATABASE_URL: await testDatabaseUrl(),
    DATA_DIR: path.join(folder, 'stop'),
    RATE_LIMIT_FACTOR: '1000',
  }).listening()
  const readiness = () => fetch(`${server.origin}/readyz`)
  let isStopped = false
  const statuses: number[] = []
  const client = async () => {
    while (!isStopped) {
      const body = { email: 'ninguem@example.com', password: 'errada' }
      statuses.push((await server.call('POST', '/user/login', { body })).status)
    }
  }
  const clients = Promise.all(Array.from({ length: 4 }, client))
  let times = 0
  // As a balancer does, again and again.
  const watch = async (): Promise<Response> => {
    const answer = await readiness()
    if (answer.status !== 200) return answer
    times += 1
    return new Promise((next) => setTimeout(next, 500)).then(watch)
  }
  const watched = watch()
  while (statuses.length < 8 || times < 3) await new Promise((next) => setTimeout(next, 10))
  const ended = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  const last = await watched
  isStopped = true
  const { status } = (await last.json()) as { status: string }
  expect([last.status, last.headers.get('connection'), status]).toEqual([503, 'close', 'stopping'])
  await clients
  expect([...new Set(statuses)]).toEqual([400])
  expect((await ended)[0]).toBe(0)
})

test('a process told to stop waits neither for a silent client nor for a person who looked at its health', async () => {
  const server = await run({
    DATABASE_URL: await testDatabaseUrl(),
    DATA_DIR: path.join(folder, 'silent'),
  }).listening()
  const { hostname, port } = new URL(`${server.origin}`)
  const beginnings = [
    '',
    'GET /readyz HTTP/1.1\r\nHost: l',
    'GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n',
  ]
  const begun = 'POST /api/user/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  for (const text of [...beginnings, `${begun}Content-Length: 50\r\n\r\n{`]) {
    const socket = net.connect(Number(port), hostname)
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(text)
    socket.resume()
  }
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  // Node itself would wait until the longest time for a request is over: 100 seconds.
  const ended = server.end('SIGTERM')
  const late = new Promise((resolve) => setTimeout(resolve, 30_000, 'late').unref())
  expect(await Promise.race([ended, late])).toBe(0)
})

test('a database that does not answer stops the start in words', async () => {
  const server = run({ DATABASE_URL: 'postgresql://127.0.0.1:9/nothing', DATABASE_WAIT: '0' })
  const [code] = await once(server.process, 'exit')
  expect(code).toBe(1)
  expect(server.output).toContain('O PostgreSQL de DATABASE_URL não responde: connect ECONNREFUSED')
})

test('a wrong environment stops the start with a list', async () => {
  const server = run({ PORT: 'x', TRIAL_DAYS: '-1' })
  const [code] = await once(server.process, 'exit')
  expect(code).toBe(1)
  expect(server.output).toMatch(/ {2}- PORT: .*\n {2}- TRIAL_DAYS: /)
})
