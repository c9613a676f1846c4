import { readFileSync } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { allEndpoints } from '../../../test/odd-requests.ts'
import { wholeBody } from './whole-body.ts'

const kilobyte = 1024

function requestOf(bodyLimit: number, length?: number): FastifyRequest {
  const headers = length === undefined ? {} : { 'content-length': String(length) }
  return { routeOptions: { bodyLimit }, headers } as unknown as FastifyRequest
}

const cut = fc.tuple(
  fc.integer({ min: 0, max: 6 * 1024 }),
  fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1 }),
)

test('a body is what was sent, however it is cut, also where it is too large to be joined at its end', async () => {
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
      const body = await wholeBody(requestOf(sent.length, sent.length), Readable.from(pieces))
      expect(body === undefined ? sent.length === 0 : body.equals(sent)).toBe(true)
    }),
    { numRuns: 20 },
  )
})

test.each([
  ['said to be too long', 4, 5, ['ab'], 'too_large'],
  ['that is too long', 4, undefined, ['abc', 'de'], 'too_large'],
  ['shorter than was said', 8, 5, ['abcd'], 'invalid_request'],
  ['longer than was said', 8, 3, ['abcd'], 'invalid_request'],
])('a body %s is refused', async (_name, limit, length, pieces, code) => {
  const body = Readable.from(pieces.map((piece) => Buffer.from(piece)))
  await expect(wholeBody(requestOf(limit, length), body)).rejects.toMatchObject({ code })
})

test('a body that breaks off is refused, and one that breaks off after it was refused harms nobody', async () => {
  const broken = new PassThrough()
  const read = wholeBody(requestOf(8), broken)
  broken.destroy(new Error('broken off'))
  await expect(read).rejects.toMatchObject({ code: 'invalid_request' })

  for (const [limit, length] of [
    [2, undefined],
    [2, 9],
  ] as const) {
    const refused = new PassThrough()
    const asked = wholeBody(requestOf(limit, length), refused)
    refused.write('abc')
    await expect(asked).rejects.toMatchObject({ code: 'too_large' })
    refused.destroy(new Error('broken off'))
    await setImmediate()
    expect(refused.errored).toBeInstanceOf(Error)
  }
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
