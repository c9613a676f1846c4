import { freePort } from '@vendaclara/testing/free-port'
import { startPostgres } from '@vendaclara/testing/postgres-server'
import { ServerProcess } from '@vendaclara/testing/server-process'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import pg from 'pg'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { openTestDatabase, testDatabaseUrl } from '../../test/open-test-database.ts'
import { errorHandler } from '../http/endpoint/error-handler.ts'
import { healthRoutes } from '../operator/health/health-routes.ts'
import { newParts } from '../operator/health/part-health.ts'
import { connectDatabase } from './connect-database.ts'
import { poolOf } from './database.ts'
import { isReachable } from './failures/database-failure.ts'

test('a database that is gone is said to be out of reach, and when to try again', async () => {
  const { database, close } = await openTestDatabase()
  const app = Fastify()
  app.setErrorHandler(errorHandler)
  healthRoutes(app, newParts(), () => isReachable(database))
  app.get('/one', () => database.execute(sql`select 1`))
  app.get('/all', () => database.transaction((transaction) => transaction.execute(sql`select 1`)))
  expect((await app.inject('/one')).statusCode).toBe(200)
  await close()
  for (const url of ['/one', '/all']) {
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json()).toEqual({
      error: 'unavailable',
      message: expect.stringContaining('Tente de novo'),
    })
  }
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  await app.close()
})

describe.runIf(inject('prepared').kind === 'server')('a PostgreSQL that is killed', () => {
  const ends: (() => unknown)[] = []
  afterAll(() => Promise.all(ends.map((end) => end())))

  test('keeps no place of the pool for a transaction that could not begin', async () => {
    const { database, close } = await connectDatabase(
      { databaseUrl: await testDatabaseUrl(), dataDir: 'none' },
      () => {},
    )
    const pool = poolOf(database)
    const other = new pg.Client({ connectionString: await testDatabaseUrl() })
    await other.connect()
    for (const isGivenBack of [false, true]) {
      const client = await pool.connect()
      const { rows } = await client.query('select pg_backend_pid() as pid')
      const ended = new Promise((done) => client.once('end', done))
      await other.query('select pg_terminate_backend($1)', [rows[0].pid])
      await ended
      if (isGivenBack) client.release()
      expect(pool.totalCount).toBe(0)
    }
    await other.end()
    await close()
  })

  test('is out of reach for whoever asks, and the product goes on when it is back', async () => {
    const postgres = await startPostgres()
    ends.push(postgres.stop)
    const server = new ServerProcess({
      PORT: String(await freePort()),
      DATABASE_URL: postgres.url('postgres'),
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
    })
    ends.push(() => server.end('SIGKILL'))
    await server.listening()
    const login = () =>
      server.call('POST', '/user/login', { body: { email: 'a@example.com', password: 'x' } })
    expect((await login()).status).toBe(400)

    const under = Promise.all(Array.from({ length: 30 }, login))
    await postgres.kill()
    for (const { status } of await under) expect([400, 503]).toContain(status)
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await login()).toMatchObject({ status: 503, json: { error: 'unavailable' } })
    }
    // The state is known even if nobody asks for it, because the jobs poll the database.
    const health = async () => {
      const answer = await fetch(`${server.origin}/healthz`)
      const { parts } = (await answer.json()) as { parts: Record<string, { status: string }> }
      return [answer.status, parts.database?.status, parts.jobs?.status]
    }
    await expect.poll(health, { timeout: 10_000 }).toEqual([200, 'failing', 'failing'])
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503)

    await postgres.start()
    let answer = await login()
    while (answer.status === 503) answer = await login()
    expect(answer.status).toBe(400)
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  })
})

test.runIf(inject('prepared').kind === 'server')(
  'a server that is too old is refused by its version',
  async () => {
    const url = (await testDatabaseUrl()) ?? ''
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    // What an old server would answer.
    await client.query(`create schema old; create function old.current_setting(name text) returns text language sql
    return case name when 'server_version_num' then '140013' else '14.13' end`)
    await client.end()
    const databaseUrl = `${url}?options=${encodeURIComponent('-c search_path=old,pg_catalog,public')}`
    await expect(connectDatabase({ databaseUrl, dataDir: '' }, () => {})).rejects.toThrow(
      'O PostgreSQL de DATABASE_URL é o 14.13; é preciso o 15 ou mais novo.',
    )
  },
)
