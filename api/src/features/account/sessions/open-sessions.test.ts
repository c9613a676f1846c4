import { openSession } from '@vendaclara/contract/account'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { password, signUp } from '../../../../test/sign-up.ts'

const app = buildTestApp({ trustProxy: 'loopback' })
const minute = 60 * 1000
const day = 24 * 60 * minute
const pass = (milliseconds: number) => {
  app.now = new Date(app.now.getTime() + milliseconds)
}
const from = (device: string, address: string) => ({ 'user-agent': device, 'x-forwarded-for': address })
const login = async (email: string, headers: Record<string, string> = {}): Promise<string> =>
  (await app.call('POST', '/user/login', { body: { email, password }, headers })).json().token
const list = async (token: string) => {
  const answer = await app.call('GET', '/user/sessions', { token })
  return z.array(openSession.strict()).parse(answer.json())
}
const verify = async (token: string) => (await app.call('POST', '/auth/verify-token', { token })).statusCode
const end = async (token: string, id: string, given = password) => {
  const answer = await app.call('DELETE', `/user/sessions/${id}`, { token, body: { password: given } })
  return [answer.statusCode, answer.json().error]
}

describe('the list of open sessions', () => {
  test('tells each with its device, address and times, which one asks, and nothing of other accounts', async () => {
    const { email, token } = await signUp(app)
    await signUp(app)
    pass(minute)
    const phone = await login(email, from('Firefox; Android', '203.0.113.5'))
    const [last, first] = await list(phone)
    expect(await list(phone)).toHaveLength(2)
    expect(last).toMatchObject({
      device: 'Firefox; Android',
      ip: '203.0.113.5',
      current: true,
      createdAt: '2026-11-20T12:01:00.000Z',
      lastSeenAt: '2026-11-20T12:01:00.000Z',
    })
    expect(first).toMatchObject({ createdAt: '2026-11-20T12:00:00.000Z', current: false })
    expect((await list(token)).map(({ current }) => current)).toEqual([false, true])
  })

  test('has thirty at most: the next login ends the one not used for longest', async () => {
    const { email, token } = await signUp(app)
    pass(minute)
    const first = await login(email)
    pass(minute)
    await verify(token)
    for (let more = 0; more < 28; more += 1) await login(email)
    expect(await list(token)).toHaveLength(30)
    const last = await login(email)
    expect(await list(token)).toHaveLength(30)
    expect([await verify(first), await verify(token), await verify(last)]).toEqual([401, 200, 200])
  })

  test('has the last used first', async () => {
    const { email, token } = await signUp(app)
    const devices = async () => (await list(token)).map(({ device }) => device)
    pass(minute)
    const phone = await login(email, from('telefone', '203.0.113.5'))
    pass(minute)
    await login(email, from('tablet', '203.0.113.6'))
    expect((await devices()).slice(0, 2)).toEqual(['tablet', 'telefone'])
    pass(2 * 60 * minute)
    await app.call('GET', '/analysis', { token: phone })
    pass(minute)
    await app.call('POST', '/auth/verify-token', { token, headers: { 'x-forwarded-for': '198.51.100.7' } })
    expect(await devices()).toEqual([expect.any(String), 'telefone', 'tablet'])
    expect((await list(token))[0]).toMatchObject({
      current: true,
      ip: '198.51.100.7',
      lastSeenAt: '2026-11-20T14:03:00.000Z',
    })
  })

  test('has no session that has ended', async () => {
    const { email, token } = await signUp(app)
    await app.call('POST', '/user/logout', { token: await login(email) })
    await login(email)
    pass(13 * day)
    await verify(token)
    pass(2 * day)
    expect(await list(token)).toHaveLength(1)
  })

  test('keeps no more than 300 characters of what a browser says of itself, and takes one that says nothing', async () => {
    const { email } = await signUp(app)
    const token = await login(email, from('x'.repeat(5000), '203.0.113.5'))
    await login(email, { 'user-agent': '' })
    const devices = (await list(token)).map(({ device }) => device)
    expect(devices).toContain('x'.repeat(300))
    expect(devices).toContain('')
  })
})

test('logging in again and again leaves one access record an hour for each address', async () => {
  const { email, user } = await signUp(app)
  const records = async () => {
    const { rows } = await app.database.execute(
      sql`select ip from access_records where user_id = ${user} order by id`,
    )
    return rows.map(({ ip }) => ip)
  }
  const [before = ''] = await records()
  for (const address of ['203.0.113.5', '203.0.113.6', '203.0.113.5', '203.0.113.6']) {
    await login(email, from('x', address))
  }
  expect(await records()).toEqual([before, '203.0.113.5', '203.0.113.6'])
  pass(60 * minute)
  await login(email, from('x', '203.0.113.5'))
  expect(await records()).toEqual([before, '203.0.113.5', '203.0.113.6', '203.0.113.5'])
})

describe('ending a session', () => {
  test('of one’s own makes its token worthless, and no other', async () => {
    const { email, token } = await signUp(app)
    const phone = await login(email, from('telefone', '203.0.113.5'))
    const tablet = await login(email, from('tablet', '203.0.113.6'))
    const id = (await list(token)).find(({ device }) => device === 'telefone')?.id ?? ''
    expect(await end(token, id)).toEqual([200, undefined])
    expect([await verify(phone), await verify(tablet), await verify(token)]).toEqual([401, 200, 200])
    expect(await end(token, id)).toEqual([404, 'not_found'])
  })

  test('needs the password, and so does ending all others', async () => {
    const { email, token } = await signUp(app)
    const phone = await login(email, from('telefone', '203.0.113.5'))
    const tablet = await login(email, from('tablet', '203.0.113.6'))
    const id = (await list(token)).find(({ device }) => device === 'telefone')?.id ?? ''
    expect(await end(token, id, 'errada')).toEqual([400, 'Invalid credentials'])
    const endOthers = (given: string) =>
      app.call('DELETE', '/user/sessions', { token, body: { password: given } })
    expect((await endOthers('errada')).json()).toMatchObject({ error: 'Invalid credentials' })
    expect(await list(token)).toHaveLength(3)
    expect((await endOthers(password)).statusCode).toBe(200)
    expect([await verify(phone), await verify(tablet), await verify(token)]).toEqual([401, 401, 200])
  })

  test('can be the one that asks', async () => {
    const { token } = await signUp(app)
    const [own] = await list(token)
    expect(await end(token, own?.id ?? '')).toEqual([200, undefined])
    expect(await verify(token)).toBe(401)
  })

  test('of another account looks like no session', async () => {
    const [mine, other] = [await signUp(app), await signUp(app)]
    const [theirs] = await list(other.token)
    expect(await end(mine.token, theirs?.id ?? '')).toEqual([404, 'not_found'])
    expect(await verify(other.token)).toBe(200)
  })

  test.each(['1', 'current', "'%20or%201=1", '00000000-0000-4000-8000-000000000000', '%00'])(
    'that does not exist is not found: %s',
    async (id) => {
      const { token } = await signUp(app)
      expect(await end(token, id)).toEqual([404, 'not_found'])
      expect(await verify(token)).toBe(200)
    },
  )
})
