import { activity } from '@vendaclara/contract/account'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { buildTestApp } from '../../../../test/build-test-app.ts'
import { password, signUp } from '../../../../test/sign-up.ts'
import { createSecurityLog } from './security-log.ts'

const isEmbedded = inject('prepared').kind === 'dump'
const app = buildTestApp({ trustProxy: 'loopback' })
const at = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const activityOf = async (token: string) => {
  const answer = await app.call('GET', '/user/activity', { token })
  return z.array(activity.strict()).parse(answer.json())
}
const kindsOf = async (token: string) =>
  (await activityOf(token)).map(({ kind, outcome }) => `${kind} ${outcome}`)

describe('the recent activity of an account', () => {
  test('tells logins that were let in and refused, from where and when, last first', async () => {
    const { email, token } = await signUp(app)
    await app.call('POST', '/user/login', { body: { email, password: 'errada' }, ...at('203.0.113.5') })
    const [refused, entered] = await activityOf(token)
    expect(refused).toMatchObject({
      kind: 'login',
      outcome: 'refused',
      ip: '203.0.113.5',
      at: app.now.toISOString(),
    })
    expect(entered).toMatchObject({ kind: 'login', outcome: 'ok' })
  })

  test('tells what was done to password, e-mail, sessions and data, and tries that were refused', async () => {
    const { email, token } = await signUp(app)
    const newPassword = 'outra senha bem boa'
    await app.call('POST', '/user/email', { token, body: { email: 'nova@example.com', password: 'errada' } })
    await app.call('POST', '/user/export', { token, body: { password } })
    await app.call('DELETE', '/user/sessions', { token, body: { password } })
    await app.call('PUT', '/user/password', { token, body: { password, newPassword } })
    await app.call('POST', '/request-recovery', { body: { email } })
    const link = await app.mailServer.tokenFor(email, /nova senha/)
    expect(await kindsOf(token)).toEqual([
      'recovery-request ok',
      'password-change ok',
      'session-end ok',
      'data-export ok',
      'email-change-request refused',
      'login ok',
    ])
    await app.call('POST', '/update-password', { body: { token: link, newPassword: 'curta' } })
    await app.call('POST', '/update-password', { body: { token: link, newPassword: password } })
    const again = await app.call('POST', '/user/login', { body: { email, password } })
    expect((await kindsOf(again.json().token)).slice(0, 2)).toEqual(['login ok', 'password-reset ok'])
  })

  test('is of one account, and goes with it', async () => {
    const [mine, other] = [await signUp(app), await signUp(app)]
    await app.call('POST', '/user/login', { body: { email: mine.email, password: 'errada' } })
    expect(await kindsOf(other.token)).toEqual(['login ok'])
    await app.call('DELETE', '/user', { token: mine.token, body: { password } })
    const { rows } = await app.database.execute(
      sql`select count(*)::int as count from security_events where user_id = ${mine.user}`,
    )
    expect(rows).toEqual([{ count: 0 }])
  })

  test('keeps the newest 200, and half a year', async () => {
    const { user, token } = await signUp(app)
    const silent = Fastify().log
    const record = createSecurityLog({ database: app.database, clock: () => app.now, log: silent })
    for (let times = 0; times < 210; times += 1) {
      await record({ kind: 'login', outcome: 'refused', userId: user, ip: `192.0.2.${times}` })
    }
    const { rows } = await app.database.execute(
      sql`select count(*)::int as count from security_events where user_id = ${user}`,
    )
    expect(rows).toEqual([{ count: 200 }])
    expect((await activityOf(token))[0]?.ip).toBe('192.0.2.209')
  })

  test.runIf(!isEmbedded)('waits for no other that deletes the same old ones', async () => {
    const { user } = await signUp(app)
    const record = createSecurityLog({ database: app.database, clock: () => app.now, log: Fastify().log })
    const one = () => record({ kind: 'login', outcome: 'refused', userId: user, ip: '192.0.2.1' })
    for (let times = 0; times < 199; times += 1) await one()
    await app.database.transaction(async (other) => {
      await other.execute(sql`select 1 from security_events where user_id = ${user} for update`)
      await one()
    })
    await one()
    const { rows } = await app.database.execute(
      sql`select count(*)::int as count from security_events where user_id = ${user}`,
    )
    expect(rows).toEqual([{ count: 200 }])
  })
})

test('each event is a line of the log with the field `security`, and nothing personal but account and address', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const { log } = Fastify({ logger: { level: 'info', stream } })
  const { user } = await signUp(app)
  const record = createSecurityLog({ database: app.database, clock: () => app.now, log })
  await record({ kind: 'login', outcome: 'refused', ip: '192.0.2.1', detail: 'User not found' })
  await record({ kind: 'access', outcome: 'refused', userId: user, ip: '192.0.2.2', detail: 'not_found' })
  expect(lines.map((line) => JSON.parse(line).security)).toEqual([
    { event: 'login', outcome: 'refused', address: '192.0.2.1', detail: 'User not found' },
    { event: 'access', outcome: 'refused', account: user, address: '192.0.2.2', detail: 'not_found' },
  ])
})

describe('the operator', () => {
  const run = (words: [string, string], email: string) => {
    const command = app.operatorCommands.find(({ words: [one, two] }) => one === words[0] && two === words[1])
    return command?.run([email])
  }

  test('ends every session of an account, which its owner can see afterwards', async () => {
    const { email, token } = await signUp(app)
    expect(await run(['user', 'end-sessions'], email)).toContain(email)
    expect((await app.call('GET', '/user/profile', { token })).statusCode).toBe(401)
    const again = await app.call('POST', '/user/login', { body: { email, password } })
    expect(await kindsOf(again.json().token)).toContain('operator ok')
    await expect(run(['user', 'end-sessions'], 'ninguem@example.com')).rejects.toThrow('Não há conta')
  })

  test('takes the second factor off only where it is on', async () => {
    const { email } = await signUp(app)
    await expect(run(['user', 'remove-second-factor'], email)).rejects.toThrow('não está ligada')
  })
})
