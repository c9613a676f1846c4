import { once } from 'node:events'
import net from 'node:net'
import { gzipSync } from 'node:zlib'
import { sessionHeaders } from '@vendaclara/testing/session'
import { afterEach, describe, expect, test } from 'vitest'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { allEndpoints } from '../../../test/calls/odd-requests.ts'
import { newSeller, password, signUp } from '../../../test/sign-up.ts'

const app = buildTestApp()
const opened: net.Socket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy()
})

/** Sends the headers and the beginning of a body. */
function begin(
  path: string,
  headers: Record<string, string | number>,
  body = '',
  method = 'POST',
): net.Socket {
  const { port, host } = new URL(app.origin)
  const socket = net.connect(Number(port), '127.0.0.1').on('error', () => {})
  const lines = Object.entries({ host, 'content-type': 'application/json', ...headers })
  socket.write(
    `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  )
  opened.push(socket)
  return socket
}

const statusOf = async (socket: net.Socket) => Number(String((await once(socket, 'data'))[0]).slice(9, 12))
const unknown = '7d444840-9dc0-41d1-b245-5ffdce74fad2'

describe('before a byte of a body has come', () => {
  const gzip = { 'content-encoding': 'gzip', 'content-length': 1000 }

  test.each([
    ['compressed, to the login', '/api/user/login', gzip, 415],
    ['compressed otherwise', '/api/user/login', { ...gzip, 'content-encoding': 'br' }, 415],
    [
      'compressed, without a length',
      '/api/user',
      { 'content-encoding': 'gzip', 'transfer-encoding': 'chunked' },
      415,
    ],
    ['over 16 kB', '/api/user/login', { 'content-length': 16 * 1024 + 1 }, 413],
    ['to the webhook, without its token', '/api/webhooks/asaas', gzip, 401],
    [
      'to the webhook, with another token',
      '/api/webhooks/asaas',
      { ...gzip, 'asaas-access-token': 'x' },
      401,
    ],
    ['to a call of sellers', '/api/user/export', gzip, 401],
    ['to no call', '/api/none', gzip, 404],
    ['to no page', '/none', gzip, 404],
  ])('a stranger who sends one %s is refused', async (_what, path, headers, status) => {
    expect(await statusOf(begin(path, headers as Record<string, string>))).toBe(status)
  })

  test('a session that sends a large one for a missing record, or without permission, is refused', async () => {
    const large = { 'content-length': 8_000_000 }
    const put = async (path: string, token: string) =>
      statusOf(begin(`/api${path}`, { ...large, ...sessionHeaders(token) }, '', 'PUT'))
    const { token } = await newSeller(app)
    expect(await put(`/analysis/${unknown}`, token)).toBe(404)
    expect(await put(`/analysis/${unknown}/orders`, token)).toBe(404)
    expect(await put(`/analysis/${unknown}/late`, token)).toBe(404)
    expect(await put('/user/config', token)).toBe(413)
    expect(await put(`/analysis/${unknown}`, (await signUp(app, { confirmed: false })).token)).toBe(403)
  })
})

test('only a seller who may use the tools can send more than 16 kB', async () => {
  const large = (await allEndpoints()).filter(({ bodyLimit }) => bodyLimit !== undefined)
  expect(large.filter(({ access }) => access !== 'tools')).toEqual([])
})

test('a session may send a small compressed body, and it is inflated only up to the limit of a plain one', async () => {
  const { token } = await newSeller(app)
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const put = (text: string | Buffer) =>
    app.call('PUT', '/user/config', { token, headers, body: gzipSync(text) })
  expect((await put('{"charges":8}')).json().config.charges).toBe(8)
  expect((await put(' '.repeat(16 * 1024 + 1))).statusCode).toBe(413)
  const whole = gzipSync('{"charges":9}')
  const broken = whole.subarray(0, -4)
  const understated = Buffer.concat([broken, Buffer.alloc(4)])
  for (const body of [broken, understated, whole.subarray(0, 3)])
    expect((await app.call('PUT', '/user/config', { token, headers, body })).statusCode).toBe(400)
  const other = { ...headers, 'content-encoding': 'deflate' }
  expect((await app.call('PUT', '/user/config', { token, headers: other, body: broken })).statusCode).toBe(
    415,
  )
})

test('exports whose bodies do not come, and large saves with only one packet, close nothing for others', async () => {
  const other = await newSeller(app)
  const begun: net.Socket[] = []
  for (let account = 0; account < 12; account += 1) {
    const { token } = await newSeller(app)
    for (let times = 0; times < 7; times += 1) {
      begun.push(
        begin('/api/user/export', { ...sessionHeaders(token), 'content-length': 40 }, '{"password":"'),
      )
      begun.push(begin('/api/advertising', { ...sessionHeaders(token), 'content-length': 300_000 }, '{"a":'))
    }
  }
  await Promise.all(begun.map((socket) => socket.connecting && once(socket, 'connect')))
  const exported = await app.call('POST', '/user/export', { token: other.token, body: { password } })
  expect(exported.statusCode).toBe(200)
  const listings = Array.from({ length: 1500 }, (_, index) => ({
    id: `id-${index}`,
    title: 'Camiseta de algodão com estampa e um nome bem longo'.repeat(3),
    productCost: 10,
    salePrice: null,
    netMargin: 20,
  }))
  const saved = await app.call('POST', '/advertising', {
    token: other.token,
    body: { calculadoraShopee: listings },
  })
  expect(saved.statusCode).toBe(200)
})
