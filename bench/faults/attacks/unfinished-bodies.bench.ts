// Bodies that begin and do not end: npm run bench -- faults/attacks/unfinished-bodies [--seconds=15] [--only=gzip]
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { attackBeside } from './beside.ts'
import { times, written } from './requests.ts'

const million = Buffer.alloc(1_000_000, ' ')
const gzip = { 'Content-Encoding': 'gzip' }
const chunked = { 'Transfer-Encoding': 'chunked' }
const [webhook, login] = ['/api/webhooks/asaas', '/api/user/login']
/** Nearly all of a compressed body. */
const begun = (path: string, whole: Uint8Array, encoding = 'gzip', token?: string) =>
  written({
    path,
    token,
    headers: { 'Content-Encoding': encoding },
    body: whole.subarray(0, -20),
    length: whole.length,
  })
const zipped = gzipSync(million)
const crumbs = Buffer.from('1\r\n \r\n'.repeat(15_000))

await attackBeside('unfinished bodies', ({ trials, unconfirmed }) => ({
  '1,000 × gzip to the webhook': { lanes: times(1000, begun(webhook, zipped)) },
  '1,000 × gzip to the login': { lanes: times(1000, begun(login, zipped)) },
  '1,000 × deflate to the login': { lanes: times(1000, begun(login, deflateSync(million), 'deflate')) },
  '1,000 × brotli to the login': { lanes: times(1000, begun(login, brotliCompressSync(million), 'br')) },
  '1,000 × gzip of one byte to the login': {
    lanes: times(1000, written({ path: login, headers: gzip, body: zipped.subarray(0, 1), length: 1000 })),
  },
  '1,000 × gzip to no call': { lanes: times(1000, begun('/api/none', zipped)) },
  '1,000 × gzip to no page': { lanes: times(1000, begun('/none', zipped)) },
  '1,000 × 1 MB to no page': {
    lanes: times(1000, written({ path: '/none', body: million.subarray(1), length: million.length })),
  },
  '1,000 × 16 kB to the login in crumbs': {
    lanes: times(1000, written({ path: login, headers: chunked, body: crumbs })),
  },
  '480 × gzip in 16 trial accounts': {
    lanes: times(480, (index) => begun('/api/advertising', zipped, 'gzip', trials[index % trials.length])),
  },
  '480 × 1 MB in 16 trial accounts': {
    lanes: times(480, (index) =>
      written({
        path: '/api/advertising',
        token: trials[index % trials.length],
        body: million.subarray(1),
        length: million.length,
      }),
    ),
  },
  '480 × 1 MB in crumbs in 16 trial accounts': {
    lanes: times(480, (index) =>
      written({
        path: '/api/advertising',
        token: trials[index % trials.length],
        headers: chunked,
        body: crumbs,
      }),
    ),
  },
  '480 × gzip in 12 unconfirmed accounts': {
    lanes: times(480, (index) =>
      begun('/api/user/export', zipped, 'gzip', unconfirmed[index % unconfirmed.length]),
    ),
  },
}))
