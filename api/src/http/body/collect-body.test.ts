import { readFileSync } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allEndpoints } from '../../../test/calls/odd-requests.ts'
import { BodyMemory } from './body-memory.ts'
import { collectBody } from './collect-body.ts'
import { Collected } from './collected.ts'

const kilobyte = 1024

const collected = (limit: number, memory = new BodyMemory()) => new Collected(limit, memory.open(['one']))
const readAll = async (limit: number, said: number | undefined, payload: Readable) => {
  const body = collected(limit)
  await collectBody(payload, body, said)
  return body.bytes()
}

const cut = fc.tuple(
  fc.integer({ min: 0, max: 4 * 1024 }),
  fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1 }),
)

test('a body is what was sent, cut into any pieces', async () => {
  await fc.assert(
    fc.asyncProperty(cut, async ([kilobytes, cuts]) => {
      const sent = Buffer.alloc(kilobytes * kilobyte)
      for (let at = 0; at < sent.length; at += 97) sent[at] = at % 251
      const pieces: Buffer[] = []
      for (let at = 0, turn = 0; at < sent.length; turn += 1) {
        const length = (cuts[turn % cuts.length] as number) * kilobyte
        pieces.push(sent.subarray(at, at + length))
        at += length
      }
      const body = await readAll(sent.length, sent.length, Readable.from(pieces))
      expect(body.equals(sent)).toBe(true)
    }),
    { numRuns: 20 },
  )
})

test.each([
  ['that is too long', 4, undefined, ['abc', 'de'], 'too_large'],
  ['shorter than announced', 8, 5, ['abcd'], 'invalid_request'],
  ['longer than announced', 8, 3, ['abcd'], 'invalid_request'],
])('a body %s is refused', async (_name, limit, length, pieces, code) => {
  const body = Readable.from(pieces.map((piece) => Buffer.from(piece)))
  await expect(readAll(limit, length, body)).rejects.toMatchObject({ code })
})

test('a body that breaks off is refused, and one that breaks off after it was refused does no harm', async () => {
  const broken = new PassThrough()
  const read = readAll(8, undefined, broken)
  broken.destroy(new Error('broken off'))
  await expect(read).rejects.toMatchObject({ code: 'invalid_request' })

  const refused = new PassThrough()
  const asked = readAll(2, undefined, refused)
  refused.write('abc')
  await expect(asked).rejects.toMatchObject({ code: 'too_large' })
  refused.destroy(new Error('broken off'))
  await setImmediate()
  expect(refused.errored).toBeInstanceOf(Error)
})

test('a body that comes too slowly is refused, one that is fast enough is not', async () => {
  const pace = { milliseconds: 50, bytesASecond: 1000 }
  const slow = new PassThrough()
  const trickle = setInterval(() => slow.write(' '), 10)
  const read = collectBody(slow, collected(kilobyte), undefined, pace)
  await expect(read).rejects.toMatchObject({ code: 'too_slow' })
  clearInterval(trickle)

  const fast = new PassThrough()
  const body = collected(kilobyte * kilobyte)
  const asked = collectBody(fast, body, undefined, pace)
  fast.write(Buffer.alloc(600_000))
  setTimeout(() => fast.end('x'), 150)
  await asked
  expect(body.length).toBe(600_001)
})

test('a body in single bytes takes no more memory than it is large', async () => {
  const body = collected(64 * kilobyte, new BodyMemory({ most: 4 * kilobyte, forSmall: 0 }))
  await collectBody(Readable.from(Array.from({ length: 1000 }, () => Buffer.from(' '))), body, undefined)
  expect(body.length).toBe(1000)
})

test.each([
  ['Caddyfile', /max_size (\d+)MiB/],
  ['nginx.conf', /client_max_body_size (\d+)m;/],
])('the largest body there is passes the proxy of deploy/%s', async (name, limit) => {
  const largest = Math.max(...(await allEndpoints()).map(({ bodyLimit = 0 }) => bodyLimit))
  const [, mebibytes] =
    limit.exec(readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8')) ?? []
  expect(Number(mebibytes) * kilobyte ** 2).toBe(largest)
})
