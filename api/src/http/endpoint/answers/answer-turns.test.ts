import { exportData, getProfile } from '@vendaclara/contract/account'
import { getListings } from '@vendaclara/contract/pricing'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { errorHandler } from '../error-handler.ts'
import { answerTurns } from './answer-turns.ts'

const endpoints = { small: getProfile, listings: getListings, file: exportData }
type Kind = keyof typeof endpoints

let served: string[] = []
let release: () => void
let app: ReturnType<typeof serve>
beforeEach(() => {
  served = []
  app = serve()
})
afterEach(() => app.close())

/** Calls that are served until `release` is called. */
function serve() {
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const turns = answerTurns()
  const fastify = Fastify()
  fastify.setErrorHandler(errorHandler)
  fastify.get<{ Params: { kind: Kind; account: string } }>('/:kind/:account', async ({ params }, reply) => {
    const { kind, account } = params
    return turns.answer({ endpoint: endpoints[kind], account, reply }, async () => {
      served.push(account)
      await released
      return 'served'
    })
  })
  return fastify
}

const ask = (kind: Kind, account: string, times = 1) =>
  Promise.all(Array.from({ length: times }, () => app.inject(`/${kind}/${account}`)))
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next))
}

describe('turns of answers', () => {
  test('serve four small calls of one account at a time, and those of others beside them', async () => {
    const asked = [ask('small', 'a', 20), ask('small', 'b')]
    await settled()
    expect(served).toEqual(['a', 'a', 'a', 'a', 'b'])
    release()
    expect((await Promise.all(asked)).flat().map(({ statusCode }) => statusCode)).toEqual(Array(21).fill(200))
  })

  test('refuse what is too much of one account at once, saying when to come back', async () => {
    const asked = ask('small', 'a', 100)
    await settled()
    release()
    const refused = (await asked).filter(({ statusCode }) => statusCode !== 200)
    expect(refused).toHaveLength(32)
    expect([refused[0]?.statusCode, refused[0]?.headers['retry-after']]).toEqual([429, '2'])
  })

  test('last until what was begun is done, also where the caller has left', async () => {
    const leaving = new AbortController()
    const left = Array.from({ length: 6 }, () =>
      app.inject({ url: '/small/a', signal: leaving.signal }).catch(() => 'left'),
    )
    await settled()
    leaving.abort()
    expect(await Promise.all(left)).toEqual(Array(6).fill('left'))
    const next = ask('small', 'a')
    await settled()
    expect(served).toHaveLength(4)
    release()
    expect((await next).map(({ statusCode }) => statusCode)).toEqual([200])
    expect(served).toHaveLength(5)
  })

  test('let a large answer that is read slowly keep no small call of the account waiting', async () => {
    const asked = [ask('listings', 'a', 3), ask('small', 'a')]
    await settled()
    expect(served).toHaveLength(2)
    release()
    await Promise.all(asked)
  })

  test('serve one export of an account at a time and two of all, and let one more wait', async () => {
    const asked = [ask('file', 'a', 3), ask('file', 'b'), ask('file', 'c')]
    await settled()
    expect(served).toEqual(['a', 'b'])
    release()
    expect((await Promise.all(asked)).flat().map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 503, 200, 200,
    ])
  })
})
