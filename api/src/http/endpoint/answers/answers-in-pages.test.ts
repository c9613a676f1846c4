import { getListings } from '@vendaclara/contract/pricing'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { Refusal } from '../../../errors/refusal.ts'
import { BodyReader } from '../../body/body-reader.ts'
import { BytesOfDay } from '../../body/bytes-of-day.ts'
import { compression } from '../../compression.ts'
import { bindEndpoint } from '../bind-endpoint.ts'
import { errorHandler } from '../error-handler.ts'
import { answerTurns } from './answer-turns.ts'
import { jsonList, StoredJson } from './answers.ts'

/** A server whose one answer has these pages. */
async function serve(pages: () => AsyncGenerator<unknown[]>) {
  const app = Fastify()
  app.setErrorHandler(errorHandler)
  await compression(app)
  const bind = bindEndpoint(app, {
    authenticate: async () => 'a',
    turns: answerTurns(),
    bodies: new BodyReader(new BytesOfDay(() => new Date())),
    waitsAs: () => undefined,
    bound: () => {},
    isSecure: false,
    connections: 1,
  })
  bind(getListings, async () => new StoredJson('{"list":', jsonList(pages()), '}'))
  return app
}

test.each(['identity', 'br', 'gzip'])(
  'an answer whose first page fails is a refusal that can be read (%s)',
  async (encoding) => {
    const app = await serve(async function* () {
      yield await Promise.reject(new Refusal('unavailable', { retryAfter: 5 }))
    })
    const answer = await app.inject({ url: '/advertising', headers: { 'accept-encoding': encoding } })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json()).toMatchObject({ error: 'unavailable' })
    await app.close()
  },
)

test('empty pages leave no mark, and for the headers alone no page is made', async () => {
  let made = 0
  const app = await serve(async function* () {
    made += 1
    yield* [[], [1, 2], [], [3]]
  })
  expect((await app.inject({ method: 'HEAD', url: '/advertising' })).statusCode).toBe(200)
  expect(made).toBe(0)
  expect((await app.inject('/advertising')).json()).toEqual({ list: [1, 2, 3] })
  await app.close()
})
