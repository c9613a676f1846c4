import { once } from 'node:events'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { Refusal } from '../../errors/refusal.ts'
import { errorHandler } from '../endpoint/error-handler.ts'
import { connectionLimits, slowClients } from './slow-clients.ts'

const soon = 150
const never = 600_000
const limits = { rest: never, answer: never, reading: never }
let app: FastifyInstance
afterEach(() => app.close())

/** A server with these limits and three calls: a public one, a rejected one, and one with much to read. */
async function serve(given: Partial<typeof limits>, http: Partial<(typeof connectionLimits)['http']> = {}) {
  app = Fastify({ ...connectionLimits, http: { ...connectionLimits.http, ...http } })
  app.setErrorHandler(errorHandler)
  slowClients(app, { ...limits, ...given })
  app.post('/anyone', async () => 'taken')
  app.post('/refused', {
    preParsing: async () => {
      throw new Refusal('unauthenticated')
    },
    handler: async () => 'never',
  })
  app.get('/much', async () => 'x'.repeat(50_000_000))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as net.AddressInfo
  return (written: string) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(written)
    return socket
  }
}

const request = (path: string, length = 1000) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{`
describe('a connection is ended', () => {
  test('of a stranger after the refusal, who has time to read it', async () => {
    const send = await serve({ rest: soon })
    const socket = send(request('/refused'))
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 .*"unauthenticated"/s)
  })

  test('of an answer that is not read', async () => {
    const send = await serve({ answer: soon })
    const socket = send('GET /much HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'readable')
    await new Promise((next) => setTimeout(next, 3 * soon))
    expect((await text(socket).catch(() => '')).length).toBeLessThan(50_000_000)
  })

  test('of an answer that is hardly read, long before', async () => {
    const send = await serve({ reading: soon })
    const socket = send('GET /much HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'readable')
    await new Promise((next) => setTimeout(next, 4 * soon))
    expect((await text(socket).catch(() => '')).length).toBeLessThan(50_000_000)
  })

  test('of headers that do not end', async () => {
    const send = await serve({}, { headersTimeout: soon, connectionsCheckingInterval: 50 })
    const socket = send('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    expect(await text(socket)).toContain('408')
  })
})

test('a connection that is quick enough is left alone and used again', async () => {
  const send = await serve({ rest: soon, answer: soon })
  const socket = send(request('/anyone', 2))
  socket.write('}')
  await once(socket, 'data')
  await new Promise((next) => setTimeout(next, 3 * soon))
  socket.write(`${request('/anyone', 2)}}`)
  expect(String((await once(socket, 'data'))[0])).toContain('taken')
  socket.destroy()
})
