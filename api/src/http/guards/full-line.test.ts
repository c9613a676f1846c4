import Fastify from 'fastify'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { testDatabaseUrl } from '../../../test/open-test-database.ts'
import { errorHandler } from '../endpoint/error-handler.ts'
import { refuseInFullLine } from './full-line.ts'

const never = { mostWaiting: 1000, lookEvery: 1, longestStill: 1_000_000, probes: 1 }

it.runIf(inject('prepared').kind === 'server').each([
  ['very many others', { ...never, mostWaiting: 5 }],
  ['others that are not served', { ...never, longestStill: 3 }],
])(
  'refuses at once, in words, what would wait behind %s, and serves those that wait',
  async (_whom, limits) => {
    const pool = new pg.Pool({ connectionString: await testDatabaseUrl(), max: 2 })
    const app = Fastify()
    app.setErrorHandler(errorHandler)
    refuseInFullLine(app, pool, limits)
    app.get('/', async () => (await pool.query('select 1 as one')).rows)
    const held = [await pool.connect(), await pool.connect()]
    const waiting = Array.from({ length: 5 }, () => app.inject('/'))
    while (pool.waitingCount < 5) await new Promise((next) => setTimeout(next, 1))
    let refused = await app.inject('/healthz')
    while (refused.statusCode !== 503) {
      await new Promise((next) => setTimeout(next, 1))
      refused = await app.inject('/healthz')
    }
    expect(refused.headers['retry-after']).toBe('2')
    expect(refused.json()).toEqual({ error: 'busy', message: expect.stringContaining('Tente de novo') })
    for (const client of held) client.release()
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 200, 200, 200,
    ])
    expect((await app.inject('/')).statusCode).toBe(200)
    await app.close()
    await pool.end()
  },
)
