// Bodies that cost more than they are: npm run bench -- faults/attacks/costly-bodies [--seconds=15] [--only=keys]
import { gzipSync } from 'node:zlib'
import { attackBeside } from './beside.ts'
import { times, written } from './requests.ts'
import type { Lane } from './sockets.ts'

const [webhook, login, imported] = ['/api/webhooks/asaas', '/api/user/login', '/api/advertising']
const closing = '/api/analysis/7d444840-9dc0-41d1-b245-5ffdce74fad2'
const megabyte = 1_000_000
const gzip = { 'Content-Encoding': 'gzip' }
const repeated = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length))
const keys = (bytes: number) => {
  const members: string[] = []
  for (let length = 0; length < bytes; length += members.at(-1)?.length ?? 1)
    members.push(`"k${members.length}":0,`)
  return `{${members.join('')}"z":0}`
}
const objects = (bytes: number) => `{"email":[${repeated('{},', bytes)}{}]}`
const small = 15_000
const zipped = gzipSync(objects(megabyte - 100))
const surplus = keys(4 * megabyte)

await attackBeside('costly bodies', ({ trials }) => {
  const [token, other] = trials
  /** The same request over one connection, so many a second. */
  const aSecond = (count: number, first: Uint8Array, of = 1): { lanes: Lane[]; again: boolean } => ({
    again: true,
    lanes: times(of, first, { next: { piece: first, every: (1000 * of) / count } }),
  })
  return {
    '8 a second, gzip of {} to the login': aSecond(8, written({ path: login, headers: gzip, body: zipped })),
    '8 a second, gzip of {} to the webhook': aSecond(
      8,
      written({ path: webhook, headers: gzip, body: zipped }),
    ),
    '8 a second, gzip of {} to the settings of a session': aSecond(
      8,
      written({ method: 'PUT', path: '/api/user/config', token, headers: gzip, body: zipped }),
    ),
    '8 a second, {} to the login': aSecond(8, written({ path: login, body: objects(small) })),
    '8 a second, keys to the login': aSecond(8, written({ path: login, body: keys(small) })),
    '8 a second, an unknown login': aSecond(
      8,
      written({ path: login, body: '{"email":"ninguem@example.com","password":"uma senha bem longa"}' }),
    ),
    '8 a second, digits to the login': aSecond(
      8,
      written({ path: login, body: `{"email":${repeated('1', small)}}` }),
    ),
    '8 a second, levels to the login': aSecond(
      8,
      written({ path: login, body: `{"email":${'['.repeat(small)}` }),
    ),
    '50 a second, many parameters': aSecond(
      50,
      written({ method: 'GET', path: `/api/confirmation?${repeated('a=1&', 12_000)}` }),
    ),
    '200 a second, no session': aSecond(200, written({ method: 'GET', path: '/api/user/config' }), 4),
    '2 a second, 4 MB of keys to the listings': aSecond(
      2,
      written({ path: imported, token, body: surplus }),
      2,
    ),
    '2 a second, 4 MB of keys to no closing': aSecond(
      2,
      written({ method: 'PUT', path: closing, token: other, body: surplus }),
      2,
    ),
    '2 a second, 4 MB of wrong elements in one row': aSecond(
      2,
      written({
        path: imported,
        token,
        body: `{"calculadoraShopee":[${repeated(`{"replaces":[${repeated('{},', 120_000)}{}]},`, 4 * megabyte - 200)}{}]}`,
      }),
      2,
    ),
    '2 a second, 4 MB of rows full of keys': aSecond(
      2,
      written({
        path: imported,
        token,
        body: `{"calculadoraShopee":[${Array.from({ length: 31 }, (_, index) => `{"id":"${index}",${keys(120_000).slice(1)}`).join(',')}]}`,
      }),
      2,
    ),
  }
})
