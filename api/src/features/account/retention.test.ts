import { randomUUID } from 'node:crypto'
import { subscriptionStates } from '@vendaclara/core/subscription'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { buildTestApp, emptyBeforeEach } from '../../../test/build-test-app.ts'
import { putSubscription } from '../../../test/buyer.ts'
import { newSeller, password, signUp } from '../../../test/sign-up.ts'
import { accountRetention } from './retention.ts'
import { createSessions } from './sessions/sessions.ts'

const app = buildTestApp()
emptyBeforeEach(app)
const day = 24 * 60 * 60 * 1000
const at = (time: string) => {
  app.now = new Date(time)
}
const pass = (milliseconds: number) => {
  app.now = new Date(app.now.getTime() + milliseconds)
}
const clock = () => app.now

const clean = () =>
  accountRetention({
    database: app.database,
    clock,
    sessions: createSessions(app.database, clock),
    facts: {
      subscriptionOf: async (user) => {
        const { rows } = await app.database.execute(sql`select 1 from subscriptions where user_id = ${user}`)
        return { state: rows.length > 0 ? 'canceled' : null, paidUntil: null, endsAt: null }
      },
      hasGivenFeedback: async () => false,
    },
    removal: { end: async () => {}, isDone: async () => true },
  })()
const count = async (table: string): Promise<number> => {
  const { rows } = await app.database.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  )
  return rows[0]?.count ?? 0
}
/** The number of rows in a table after a clean-up at each of these times after now. */
const countAfter = async (table: string, ...distances: number[]): Promise<number[]> => {
  const start = app.now.getTime()
  const counts: number[] = []
  for (const distance of distances) {
    app.now = new Date(start + distance)
    await clean()
    counts.push(await count(table))
  }
  return counts
}

test('what was kept long enough is forgotten every night at a quarter past four in São Paulo', async () => {
  const { rows } = await app.database.execute(
    sql`select cron, timezone from pgboss.schedule where name = 'retention'`,
  )
  expect(rows).toEqual([{ cron: '15 4 * * *', timezone: 'America/Sao_Paulo' }])
})

describe('a session', () => {
  test('is kept as long as it can be used, and goes after 14 days without use', async () => {
    await signUp(app)
    expect(await countAfter('sessions', 0, 14 * day - 1, 14 * day)).toEqual([1, 1, 0])
  })

  test('goes after 90 days, also if it is used each day', async () => {
    await signUp(app)
    await app.database.execute(
      sql`update sessions set last_seen_at = created_at + interval '89 days 23 hours'`,
    )
    expect(await countAfter('sessions', 90 * day - 1, 90 * day)).toEqual([1, 0])
  })
})

test('a link goes 7 days after it was good for the last time, used or not', async () => {
  const { email } = await newSeller(app)
  for (const times of [1, 2]) {
    await app.call('POST', '/request-recovery', { body: { email } })
    await app.mailServer.mailsTo(email, /nova senha/, times)
  }
  await app.database.execute(
    sql`update one_time_tokens set used_at = created_at
        where token_sha256 = (select min(token_sha256) from one_time_tokens)`,
  )
  const end = day / 24 + 7 * day
  expect(await countAfter('one_time_tokens', 0, end, end + 1)).toEqual([2, 2, 0])
})

describe('an access record', () => {
  const record = (time: string) =>
    app.database.execute(
      sql`insert into access_records (user_id, ip, at) values (${randomUUID()}, '203.0.113.5', ${time})`,
    )

  test('is kept for 6 months, also of an account that is gone, and not longer', async () => {
    for (const time of ['2026-05-19T12:00:00Z', '2026-05-20T11:59:59Z', '2026-05-20T12:00:00Z']) {
      await record(time)
    }
    await record('2026-05-21T12:00:00Z')
    await clean()
    const { rows } = await app.database.execute(
      sql`select (at at time zone 'utc')::text as at from access_records order by at`,
    )
    expect(rows).toEqual([{ at: '2026-05-20 12:00:00' }, { at: '2026-05-21 12:00:00' }])
  })

  test.each([
    ['2026-03-01T12:00:00Z', '2026-08-31T18:00:00Z'],
    ['2026-05-01T00:00:00Z', '2026-10-31T18:00:00Z'],
    ['2027-03-01T00:00:00Z', '2027-08-29T12:00:00Z'],
  ])('of %s is kept whole 6 months, so that on %s it is still there', async (time, today) => {
    await record(time)
    at(today)
    await clean()
    expect(await count('access_records')).toBe(1)
  })
})

describe('an account without a confirmed e-mail', () => {
  test('is kept for 90 days, and not longer', async () => {
    await signUp(app, { confirmed: false })
    expect(await countAfter('users', 90 * day, 90 * day + 1)).toEqual([1, 0])
  })

  test.each(subscriptionStates)('is kept when it has a subscription, even %s', async (state) => {
    const { user } = await signUp(app, { confirmed: false })
    await putSubscription(app.database, { user, state, now: app.now })
    expect(await countAfter('users', 91 * day, 400 * day)).toEqual([1, 1])
  })

  test('goes alone: a confirmed account stays, also after a long absence', async () => {
    const { email } = await signUp(app)
    await signUp(app, { confirmed: false })
    expect(await countAfter('users', 91 * day, 2000 * day)).toEqual([1, 1])
    const answer = await app.call('POST', '/user/login', { body: { email, password } })
    expect(answer.statusCode).toBe(200)
  })
})

test('an unconfirmed new address is forgotten two days after it was asked for, and not before', async () => {
  const [mine, other] = [await signUp(app), await signUp(app)]
  const pending = async (token: string) =>
    (await app.call('GET', '/user/profile', { token })).json().pendingEmail
  const ask = async (token: string, email: string) => {
    await app.call('POST', '/user/email', { token, body: { email, password } })
    await app.mailServer.mailsTo(email, /Confirme/)
  }
  await ask(mine.token, 'nova.ainda@example.com')
  pass(1000)
  await ask(other.token, 'velha.demais@example.com')
  pass(2 * day - 1000)
  await clean()
  expect([await pending(mine.token), await pending(other.token)]).toEqual([
    'nova.ainda@example.com',
    'velha.demais@example.com',
  ])
  pass(1)
  await clean()
  expect([await pending(mine.token), await pending(other.token)]).toEqual([null, 'velha.demais@example.com'])
})
