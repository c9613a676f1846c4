import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
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
import { isOutOfReach, isWritable } from './failures/database-failure.ts'

test('a missing database is called out of reach, with the time to try again', async () => {
  const { database, close } = await openTestDatabase()
  const app = Fastify()
  app.setErrorHandler(errorHandler)
  healthRoutes(app, newParts(), () => isWritable(database))
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

  test('that takes only reads is left for the next server of its name', async () => {
    const { database, close } = await connectDatabase(
      { databaseUrl: await testDatabaseUrl(), dataDir: 'none' },
      () => {},
    )
    const pool = poolOf(database)
    const write = () =>
      database.transaction((transaction) => transaction.execute(sql`delete from page_visits`))
    const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()])
    for (const client of clients) {
      await client.query('set session characteristics as transaction read only')
    }
    const [busy, ...idle] = clients
    for (const client of idle) client.release()
    await new Promise((next) => setTimeout(next, 500))
    await expect(write()).rejects.toSatisfy(isOutOfReach)
    // A read that is under way goes on to its end.
    expect((await busy?.query('select 1 as one'))?.rows).toEqual([{ one: 1 }])
    busy?.release()
    await expect.poll(() => pool.totalCount).toBe(0)
    await write()
    await close()
  })

  test('is waited for at the start for the configured time', async () => {
    const databaseUrl = (await testDatabaseUrl()) ?? ''
    const way = net.createServer((from) => {
      // Longer than a further connection may take.
      setTimeout(() => {
        const to = net.connect(Number(new URL(databaseUrl).port), '127.0.0.1')
        from.pipe(to).pipe(from)
        for (const one of [from, to]) one.on('error', () => {})
      }, slowly)
    })
    way.listen(0, '127.0.0.1')
    await once(way, 'listening')
    ends.push(() => way.close())
    let slowly = 1200
    const slow = new URL(databaseUrl)
    slow.port = String((way.address() as net.AddressInfo).port)
    const connect = (databaseWait: number) =>
      connectDatabase({ databaseUrl: slow.href, dataDir: 'none', databaseWait }, () => {})
    await expect(connect(0)).rejects.toThrow('não responde')
    const { database, close } = await connect(20)
    slowly = 0
    expect((await database.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    await close()
    const missing = databaseUrl.replace(/[^/]+$/, 'missing')
    // Waiting does not help.
    await expect(
      connectDatabase({ databaseUrl: missing, dataDir: 'none', databaseWait: 600 }, () => {}),
    ).rejects.toThrow('database "missing" does not exist')
  })

  test('takes only reads until it takes writes again, and `/readyz` says so', async () => {
    const url = new URL((await testDatabaseUrl()) ?? '')
    const name = url.pathname.slice(1)
    const admin = new pg.Client({ connectionString: url.href.replace(/[^/]+$/, 'postgres') })
    await admin.connect()
    const server = new ServerProcess({
      PORT: String(await freePort()),
      DATABASE_URL: url.href,
      RATE_LIMIT_FACTOR: '1000',
      DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-reads-')),
      LOG_LEVEL: 'warn',
    })
    ends.push(() => server.end('SIGKILL'))
    await server.listening()
    const login = () =>
      server.call('POST', '/user/login', { body: { email: 'a@example.com', password: 'x' } })
    const ready = async () => (await fetch(`${server.origin}/readyz`)).status
    expect([(await login()).status, await ready()]).toEqual([400, 200])

    await admin.query(`alter database ${name} set default_transaction_read_only = on`)
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    await expect.poll(ready).toBe(503)
    for (let tries = 0; tries < 20; tries += 1) expect((await login()).status).toBe(503)
    expect(server.output.match(/the database is out of reach/g)).toHaveLength(1)
    expect(server.output).not.toContain('unexpected error')

    await admin.query(`alter database ${name} reset default_transaction_read_only`)
    await admin.end()
    await expect.poll(async () => [(await login()).status, await ready()]).toEqual([400, 200])
    await expect.poll(() => server.output).toMatch(/"failures":\d+,"causes":.*"25006":.*the database is back/)
    expect(server.output.match(/the database is out of reach/g)).toHaveLength(1)
  })

  test('is out of reach for every request, and the product goes on when it is back', async () => {
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
    // The state is known without a request, because the jobs poll the database.
    const health = async () => {
      const answer = await fetch(`${server.origin}/healthz`)
      const { parts } = (await answer.json()) as { parts: Record<string, { status: string }> }
      return [answer.status, parts.database?.status, parts.jobs?.status]
    }
    await expect.poll(health).toEqual([200, 'failing', 'failing'])
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503)

    const early = new ServerProcess({
      PORT: String(await freePort()),
      DATABASE_URL: postgres.url('postgres'),
      LOG_LEVEL: 'silent',
      DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), 'vendaclara-early-')),
    })
    ends.push(() => early.end('SIGKILL'))
    await expect.poll(() => early.output).toContain('não responde: connect ECONNREFUSED')
    await postgres.start()
    let answer = await login()
    while (answer.status === 503) answer = await login()
    expect(answer.status).toBe(400)
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
    await early.listening()
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
