import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { confirmedSeller } from '@vendaclara/testing/confirmed-seller'
import { freePort } from '@vendaclara/testing/free-port'
import { Mailbox } from '@vendaclara/testing/mailbox'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { afterAll, expect, test } from 'vitest'
import { cardOrder } from '../../../test/buyer.ts'
import { testDatabaseUrl } from '../../../test/open-test-database.ts'

interface Told {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  status: { code?: number }
}
interface Sent {
  resourceSpans: { resource: { attributes: { key: string }[] }; scopeSpans: { spans: Told[] }[] }[]
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-tracing-'))
const received: string[] = []
const authorizations = new Set<string | undefined>()
const collector = http.createServer(async (request, response) => {
  let text = ''
  for await (const piece of request) text += piece
  received.push(text)
  authorizations.add(request.headers.authorization)
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
afterAll(() => {
  collector.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

test('requests, statements, jobs, mails and the gateway are spans without the name of a person', async () => {
  const port = await freePort()
  await new Promise<void>((done) => collector.listen(port, '127.0.0.1', done))
  const server = await new ServerProcess({
    PORT: String(await freePort()),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    DATABASE_URL: await testDatabaseUrl(),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
  }).listening()
  const { token, email, password } = await confirmedSeller(server, folder)
  const { status } = await server.call('POST', '/subscription/credit-card', { token, body: cardOrder() })
  expect(status).toBe(200)
  const mailbox = new Mailbox(folder)
  await expect.poll(() => mailbox.mailsTo(email, /Recebemos o seu pagamento/)).toHaveLength(1)
  await server.end('SIGTERM')

  expect([...authorizations]).toEqual(['Bearer of-the-collector'])
  const sent = received.map((text): Sent => JSON.parse(text)).flatMap(({ resourceSpans }) => resourceSpans)
  const spans = sent.flatMap(({ scopeSpans }) => scopeSpans).flatMap((scope) => scope.spans)
  const bought = spans.find(({ name }) => name === 'POST /api/subscription/credit-card')
  const within = spans.filter(({ traceId }) => traceId === bought?.traceId)
  const parts = [...new Set(within.map(({ name }) => name))]
  expect(parts).toEqual(
    expect.arrayContaining(['gateway createSubscription', 'postgresql select', 'postgresql insert']),
  )
  expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['job mail', 'mail send']))
  // Every span has its parent or starts a trace.
  const known = new Set(spans.map(({ spanId }) => spanId))
  expect(spans.filter(({ parentSpanId }) => parentSpanId && !known.has(parentSpanId))).toEqual([])
  expect(
    sent[0]?.resource.attributes.map(({ key }) => key).filter((key) => /^(host|process|os)\./.test(key)),
  ).toEqual([])

  const { cpfCnpj } = cardOrder().creditCardHolderInfo
  const all = received.join()
  for (const secret of [email, password, token, cpfCnpj, 'Maria'])
    expect(all.includes(secret), secret).toBe(false)
})
