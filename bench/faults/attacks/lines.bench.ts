// Requests that take a place in a line and do not go on: npm run bench -- faults/attacks/lines [--seconds=15] [--only=export]
import { gzipSync } from 'node:zlib'
import { password } from '@vendaclara/testing/stored-seller'
import { attackBeside } from './beside.ts'
import { times, written } from './requests.ts'

const exported = '/api/user/export'
const imported = '/api/advertising'
const one = Buffer.from(' ')
const chunk = Buffer.from('1\r\n \r\n')
const zipped = gzipSync(`{"calculadoraShopee":[${'1,'.repeat(1_950_000)}1]}`)

await attackBeside(
  'places in lines',
  ({ trials, unconfirmed }) => ({
    '12 × 7 unfinished exports': {
      lanes: times(84, (index) =>
        written({
          path: exported,
          token: unconfirmed[index % unconfirmed.length],
          body: '{"password":"',
          length: 40,
        }),
      ),
    },
    '16 × one packet of a large save': {
      lanes: times(16, (index) =>
        written({ path: imported, token: trials[index], body: '{"a":', length: 300_000 }),
      ),
    },
    '16 × 7 large saves byte by byte': {
      lanes: times(
        112,
        (index) =>
          written({ path: imported, token: trials[index % trials.length], body: '{"a":', length: 300_000 }),
        { next: { piece: one, every: 100 } },
      ),
      again: true,
    },
    '16 × 7 without a length, byte by byte': {
      lanes: times(
        112,
        (index) =>
          written({
            path: imported,
            token: trials[index % trials.length],
            headers: { 'Transfer-Encoding': 'chunked' },
          }),
        { next: { piece: chunk, every: 100 } },
      ),
      again: true,
    },
    '16 × 7 large saves that are wrong': {
      lanes: times(112, (index) =>
        written({
          path: imported,
          token: trials[index % trials.length],
          headers: { 'Content-Encoding': 'gzip', Connection: 'close' },
          body: zipped,
        }),
      ),
      again: true,
      aSecond: 100,
    },
    '12 × 7 exports with a wrong password': {
      lanes: times(84, (index) =>
        written({
          path: exported,
          token: unconfirmed[index % unconfirmed.length],
          headers: { Connection: 'close' },
          body: JSON.stringify({ password: `${password}?` }),
        }),
      ),
      again: true,
      aSecond: 20,
    },
  }),
  { withLarge: true },
)
