import { once } from 'node:events'
import net from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { errorHandler } from '../../endpoint/error-handler.ts'
import { strictServer } from '../strict-server.ts'
import { shareConnections, shareRequests } from './shares.ts'

let app: FastifyInstance
const opened: net.Socket[] = []
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy()
  await app.close()
})

const limits = { connections: 6, connectionsOfOne: 3, requestsOfOne: 2 }
const asked = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

/** A server with these limits. A connection comes from the address that is named. */
async function serve(trustProxy: string | false = false) {
  app = Fastify({ trustProxy, forceCloseConnections: true, serverFactory: strictServer })
  app.setErrorHandler(errorHandler)
  shareConnections(app.server, trustProxy, limits)
  shareRequests(app, 1, limits)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  app.get('/', async () => 'served')
  app.post('/read', async () => 'served')
  app.get('/slow', async () => held.then(() => 'served'))
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as net.AddressInfo
  const from = async (localAddress: string) => {
    const socket = net.connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {})
    opened.push(socket)
    await once(socket, 'connect')
    return socket
  }
  return { from, answer }
}

const said = async (socket: net.Socket) => String((await once(socket, 'data'))[0])
const closed = (socket: net.Socket) => socket.resume().closed || once(socket, 'close')

test('a new connection beyond the share takes the place of the one that is idle longest, of the same address', async () => {
  const { from } = await serve()
  const other = await from('127.0.0.2')
  const [first] = [await from('127.0.0.1'), await from('127.0.0.1'), await from('127.0.0.1')]
  const next = await from('127.0.0.1')
  await closed(first as net.Socket)
  for (const socket of [next, other]) {
    socket.write(asked)
    expect(await said(socket)).toContain('served')
  }
})

test('headers that do not end keep no place, an unanswered request does', async () => {
  const { from, answer } = await serve()
  const busy = await from('127.0.0.1')
  busy.write(asked.replace('/', '/slow'))
  const dribbling = await from('127.0.0.1')
  dribbling.write('GET / HTTP/1.1\r\nX-Slow: ')
  await from('127.0.0.1')
  await from('127.0.0.1')
  await closed(dribbling)
  answer()
  expect(await said(busy)).toContain('served')
})

test('where all are full, the address with the most connections gives one up', async () => {
  const { from } = await serve()
  const few = [await from('127.0.0.2')]
  const many = [await from('127.0.0.3'), await from('127.0.0.3'), await from('127.0.0.3')]
  few.push(await from('127.0.0.4'), await from('127.0.0.5'))
  few.push(await from('127.0.0.6'))
  await closed(many[0] as net.Socket)
  for (const socket of few) {
    socket.write(asked)
    expect(await said(socket)).toContain('served')
  }
})

test('a trusted proxy has no share, because it connects for everybody', async () => {
  const { from } = await serve('10.0.0.1,127.0.0.0/30')
  const of = [await from('127.0.0.2'), await from('127.0.0.2'), await from('127.0.0.2')]
  of.push(await from('127.0.0.2'), await from('127.0.0.2'))
  for (const socket of of) {
    socket.write(asked)
    expect(await said(socket)).toContain('served')
  }
})

test('a few requests of one address are answered at a time, over any number of connections', async () => {
  const { from, answer } = await serve()
  const [one, other] = [await from('127.0.0.1'), await from('127.0.0.2')]
  one.write(asked.replace('/', '/slow').repeat(3))
  other.write(asked)
  expect(await said(other)).toContain('served')
  answer()
  let text = ''
  while (text.split('HTTP/1.1').length < 4) text += await said(one)
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 503'])
  one.write(asked)
  expect(await said(one)).toContain('served')
})

test('a connection with very many unanswered requests is closed, and none of the later ones is answered', async () => {
  const { from } = await serve()
  const [many, few] = [await from('127.0.0.1'), await from('127.0.0.1')]
  many.write(asked.repeat(1000))
  await closed(many)
  few.write(asked.repeat(2))
  let text = ''
  while (text.split('HTTP/1.1 200').length < 3) text += await said(few)
  few.write(asked)
  expect(await said(few)).toContain('served')
})

test('a connection with a body in very many pieces is closed, read or not, and one with a few pieces is served', async () => {
  const { from } = await serve()
  const body = (path: string, pieces: number) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\n1\r\n'.repeat(pieces)}`
  for (const path of ['/read', '/none']) {
    const crumbs = await from('127.0.0.1')
    crumbs.write(body(path, 300))
    await closed(crumbs)
  }
  const some = await from('127.0.0.1')
  some.write(`${body('/read', 200)}0\r\n\r\n`)
  expect(await said(some)).toContain('served')
})
