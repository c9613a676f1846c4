// Connections that are opened and little more: npm run bench -- faults/attacks/connections [--seconds=15] [--only=idle]
import { readdirSync } from 'node:fs'
import { builtWeb } from '@vendaclara/api/src/http/pages/web-pages.ts'
import { attackBeside } from './beside.ts'
import { attacker, port, times, written } from './requests.ts'

const nothing = new Uint8Array()
const head = Buffer.from(`GET / HTTP/1.1\r\nHost: localhost:${port}\r\n`)
const header = Buffer.from('X-Slow: 1\r\n')
const get = (path: string) => written({ method: 'GET', path })
const expected = { Expect: '100-continue' }
/** The largest script of the page, asked for three times. */
const script = readdirSync(`${builtWeb}/assets`).find((name) => /^password-judge.*\.js$/.test(name))
const zipped = { 'Accept-Encoding': 'gzip' }
const files = Buffer.concat(
  Array(3).fill(written({ method: 'GET', path: `/assets/${script}`, headers: zipped })),
)

await attackBeside('connections', ({ trials: [token] }) => ({
  '2,100 × idle': { lanes: times(2100, nothing) },
  '2,100 × idle, opened again': { lanes: times(2100, nothing), again: true },
  '2,100 × idle, of 30 addresses': {
    lanes: times(2100, nothing).map((lane, index) => ({ ...lane, from: `127.0.1.${index % 30}` })),
  },
  '2,100 × idle, of the seller’s own address': {
    lanes: times(2100, nothing).map((lane) => ({ ...lane, from: '127.0.0.1' })),
  },
  '2,100 × headers that dribble': {
    lanes: times(2100, head, { next: { piece: header, every: 1000 } }),
    again: true,
  },
  '2,100 × waiting to be told to continue': {
    lanes: times(2100, written({ path: '/api/user/login', headers: expected, length: 1000 })),
    again: true,
  },
  '2,100 × kept after an answer': { lanes: times(2100, get('/healthz')), again: true },
  '50 × 2,000 in one write': {
    lanes: times(50, Buffer.concat(Array(2000).fill(get('/api/settings')))),
  },
  '50 × 2,000 pages in one write': { lanes: times(50, Buffer.concat(Array(2000).fill(get('/planos')))) },
  '500 × 3 files, not read': { lanes: times(500, files, { unread: true }), again: true },
  '2,100 × 3 files of 30 addresses, not read': {
    lanes: times(2100, files, { unread: true }).map((lane, index) => ({
      ...lane,
      from: `127.0.1.${index % 30}`,
    })),
  },
  '500 × the documentation, not read': { lanes: times(500, get('/api/docs'), { unread: true }), again: true },
  '50 × 2,000 of a session in one write': {
    lanes: times(
      50,
      Buffer.concat(Array(2000).fill(written({ method: 'GET', path: '/api/user/config', token }))),
    ),
  },
  '400 × asking again whether it is ready': {
    lanes: times(400, get('/readyz'), { next: { piece: get('/readyz'), every: 1000 } }),
    again: true,
  },
  '2,000 a second, opened and closed': {
    lanes: times(100, Buffer.from('x\r\n\r\n'), { from: attacker }),
    again: true,
  },
}))
